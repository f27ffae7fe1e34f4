<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>Test</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation><numerusform>%n one</numerusform><numerusform>%n few</numerusform><numerusform>%n many</numerusform></translation>
    </message>
    <message>
        <source>Hello</source>
        <translation>ru: hello</translation>
    </message>
</context>
</TS>
