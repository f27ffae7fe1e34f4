# SPDX-License-Identifier: GPL-3.0-or-later
# Tests of a folder that define the same words, built into one program: most of what a test costs to build is reading and
# instantiating what all of them include. The program is linked with all that its tests ask for. Each remains a test of its
# own, run in a process of its own (`PROGRAM tst_name ...`). packaging/test builds them so; the presets build a program each,
# with what that test asks for.

# Keeps a test for a shared program and gives the name of that program.
function(magister_keep_for_together name source libraries definitions program)
  set(most 12)
  string(MD5 key "${definitions}")
  string(SUBSTRING "${key}" 0 6 key)
  file(RELATIVE_PATH folder "${CMAKE_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
  string(REPLACE "/" "_" folder "${folder}")
  get_property(kept DIRECTORY PROPERTY "together_${key}")
  list(LENGTH kept number)
  math(EXPR batch "${number} / ${most}")
  set(target "tests_${folder}_${key}_${batch}")
  set_property(DIRECTORY APPEND PROPERTY "together_${key}" "${name}")
  set_property(DIRECTORY APPEND PROPERTY "together_programs" "${target}")
  set_property(DIRECTORY APPEND PROPERTY "together_tests_${target}" "${name}")
  set_property(DIRECTORY APPEND PROPERTY "together_libraries_${target}" "${libraries}")
  set_property(DIRECTORY PROPERTY "together_definitions_${target}" "${definitions}")
  set_property(DIRECTORY PROPERTY "together_source_${name}" "${source}")
  get_property(deferred DIRECTORY PROPERTY together_deferred)
  if(NOT deferred)
    set_property(DIRECTORY PROPERTY together_deferred ON)
    cmake_language(DEFER CALL magister_build_together)
  endif()
  set(${program} "${target}" PARENT_SCOPE)
endfunction()

# Whether a test can share a program: what it declares outside its own namespace, or a main of its own, it must declare alone.
function(magister_can_share source answer)
  file(STRINGS "${source}" outside REGEX "Q_DECLARE_METATYPE|Q_IMPORT|^namespace (magister|QTest|std)|^int main|^template <>")
  if(outside)
    set(${answer} OFF PARENT_SCOPE)
  else()
    set(${answer} ON PARENT_SCOPE)
  endif()
endfunction()

# At the end of a folder: writes and adds the programs of its tests.
function(magister_build_together)
  get_property(programs DIRECTORY PROPERTY together_programs)
  list(REMOVE_DUPLICATES programs)
  foreach(program IN LISTS programs)
    get_property(tests DIRECTORY PROPERTY "together_tests_${program}")
    get_property(libraries DIRECTORY PROPERTY "together_libraries_${program}")
    get_property(definitions DIRECTORY PROPERTY "together_definitions_${program}")
    list(REMOVE_DUPLICATES libraries)
    set(includes "")
    set(bodies "")
    set(choice "")
    foreach(test IN LISTS tests)
      get_property(source DIRECTORY PROPERTY "together_source_${test}")
      file(STRINGS "${source}" lines REGEX "^#include [<\"]")
      list(FILTER lines EXCLUDE REGEX "\\.(moc|inc)\"")
      list(APPEND includes ${lines})
      string(APPEND bodies "namespace ${test}_program {\n#include \"${source}\"\n}\n")
      string(APPEND choice "    if (name == \"${test}\") return ${test}_program::main(argc - 1, argv + 1);\n")
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${source}")
    endforeach()
    list(REMOVE_DUPLICATES includes)
    list(JOIN includes "\n" includes)
    set(file "${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT [[
// Written by tests/together.cmake.
@includes@
#include <cstdio>
#include <memory>
#include <string>

// The main of each test is a function of its namespace.
@bodies@
int main(int argc, char** argv) {
    const std::string name = argc > 1 ? argv[1] : "";
@choice@    std::fprintf(stderr, "%s: no test of this program\n", name.c_str());
    return 1;
}
]] @ONLY)
    add_executable(${program} "${file}")
    set_target_properties(${program} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${program} PRIVATE Qt6::Test magister_warnings ${libraries} ${MAGISTER_TEST_GAMES})
    target_compile_definitions(${program} PRIVATE MAGISTER_SOURCE_DIR="${CMAKE_SOURCE_DIR}" ${definitions})
    # What a test keeps to itself lies in an included file here, which GCC takes for a header.
    target_compile_options(${program} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    target_precompile_headers(${program} REUSE_FROM magister_test_headers)
    foreach(test IN LISTS tests)
      get_property(source DIRECTORY PROPERTY "together_source_${test}")
      magister_moc_of_test(${program} "${source}")
    endforeach()
  endforeach()
endfunction()
