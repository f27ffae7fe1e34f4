// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/search_language.h"

#include "app/library/search/stemming.h"

namespace magister {

namespace {

/// "Würfeln" is "Würfel": Snowball leaves an n behind el.
QString withoutDativeN(const QString& folded) {
    return folded.size() > 5 && folded.endsWith(QLatin1String("eln")) ? folded.chopped(1) : folded;
}

constexpr SearchLanguage unknown{"", nullptr, nullptr, false, false, ""};

constexpr SearchLanguage table[] = {
    {"en", "english", nullptr, false, false,
     "a an the i me my mine we us our you your yours he him his she her it its they them their one some any this that "
     "these those there here what which who whom whose when where why how is am are was were be been being do does did "
     "done have has had having can could may might must shall should will would if then than so too very just also "
     "only and or but of in on at to for from by with as into onto about up out over s t re ve ll m d not no get gets "
     "happen happens happened need want much many really still again rule rules mean means work works exactly ok"},
    {"de", "german", withoutDativeN, true, true,
     "der die das den dem des ein eine einen einem einer eines ich mich mir mein meine meinen meinem meiner du dich "
     "dir "
     "dein deine deinen er ihn ihm sie es wir uns unser ihr euch ihre ihren man sich wer wen wem wessen was welche "
     "welcher welches welchen wann wo wohin woher warum wieso weshalb wie ist sind bin war waren sein werden wird "
     "werde wurde haben hat habe hatte kann koennen koennte darf duerfen muss muessen soll sollen will wollen wenn "
     "dann denn ob und oder aber auch noch schon nur mal so zu zum zur in im an am auf aus bei beim mit von vom vor "
     "fuer "
     "ueber unter durch um als da dort hier dies diese dieser dieses dieser diesen nicht kein keine keinen eigentlich "
     "genau passiert passieren geht gibt bedeutet heisst regel regeln tun macht machen viel viele"},
    {"pl", nullptr, stemPolish, false, false,
     "a i o u w z ze we na do od po za dla przy przez pod nad o lub albo oraz ale czy jak jaki jaka jakie jaki jakich "
     "co kto kogo komu czym czego czemu kiedy gdzie skad dokad dlaczego ile ktory ktora ktore ktorego ktorych ktorym "
     "jest sa byc bylo byl byla bedzie beda moge moze mozna mozesz moga mozemy musze musi trzeba musisz nalezy "
     "powinienem powinien sie mi mnie moj moja moje moim mojego moich mam ma maja masz mieć miec ty ja my on ona ono "
     "oni one jego jej ich im mu go ci cie twoj twoja to ta ten te tym tego tej ta tych tam tu tutaj jesli jezeli gdy "
     "juz jeszcze tez takze tylko nie tak wtedy sie by bym zeby az no zasada zasady znaczy oznacza dzieje stanie robi "
     "robic dziala"},
    {"cs", nullptr, stemCzech, false, false,
     "a i o u v ve z ze s se k ke na do od po za pro pri pres pod nad nebo anebo ale jestli zda jak jaky jaka jake "
     "jakych co kdo koho komu cim ceho cemu kdy kde odkud kam proc kolik ktery ktera ktere ktereho kterych kterym je "
     "jsou jsem byt bylo byl byla bude budou muzu mohu muze muzes lze mohou muzeme musim musi musis treba smim smi "
     "smis "
     "mam ma maji mas mit si mi me muj moje moji mych mym mou ty ja my on ona ono oni ony jeho jeji jejich jim mu ho "
     "te ti tvuj tvoje to ta ten ty tom toho te tech tam tady tu kdyz pokud li uz jeste take taky jen jenom ne ano tak "
     "pak by bych aby az pravidlo pravidla znamena stane deje dela delat plati"},
    {"ru", "russian", nullptr, false, false,
     "а и о у в во с со к ко на до от по за для при через под над из или либо но ли как какой какая какое какие каких "
     "что кто кого кому чем чего чему когда где откуда куда почему зачем сколько который которая которое которые "
     "которого которых есть быть было был была будет будут могу может можно можешь могут можем надо нужно нужен должен "
     "должна должны обязан обязательно ся мне меня мой моя мое мои моих моего моем у я ты мы вы он она оно они его ее "
     "их им ему ей тебя тебе твой это эта этот эти том того той тех там тут здесь если то уже еще тоже также только не "
     "нет так тогда бы чтобы же ведь а правило правила значит означает происходит делать делает случится станет "
     "работает себе себя свой своя свои своего"},
};

} // namespace

QStringList SearchLanguage::stops() const {
    QStringList words;
    for (const QString& word : QString::fromUtf8(stopWords).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.append(compared(fold(word)));
    return words;
}

const SearchLanguage& searchLanguage(const QString& code) {
    for (const SearchLanguage& each : table)
        if (code == QLatin1String(each.code)) return each;
    return unknown;
}

} // namespace magister
