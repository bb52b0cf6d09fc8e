"""What the build puts right in the C that mypyc writes: counting who holds cells, and bits of long numbers."""

from __future__ import annotations

from hatch_build import SHIFTED, without_counting

LOOKS = """char CPyDef_fields___Fields___loot(PyObject *cpy_r_self, int64_t cpy_r_at) {
    cpy_r_r0 = ((deadwood___fields___FieldsObject *)cpy_r_self)->_cells;
    VEC_I64_INCREF(cpy_r_r0);
    if (cpy_r_r5) goto CPyL5;
    PyErr_SetNone(PyExc_IndexError);
    CPy_AddTraceback("deadwood/fields.py", "loot", 1, CPyStatic_globals);
CPyL5: ;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r13;
}
"""
CHANGES = LOOKS.replace(
    "CPyL5: ;", "CPyL5: ;\n    ((deadwood___fields___FieldsObject *)cpy_r_self)->_cells = cpy_r_r9;"
)
CALLS = LOOKS.replace("CPyL5: ;", "CPyL5: ;\n    cpy_r_r9 = PyList_New(6);")
OTHERS = LOOKS.replace("cpy_r_self)->_cells", "cpy_r_other)->_cells")


def test_a_method_that_only_looks_at_its_own_cells_does_not_count() -> None:
    found = without_counting(LOOKS)
    assert "VEC_" not in found
    assert found.count("\n") == LOOKS.count("\n") - 2


def test_one_that_may_lose_them_meanwhile_does() -> None:
    for text in (CHANGES, CALLS, OTHERS):
        assert without_counting(text) == text


def test_a_bit_beyond_the_31st_is_shifted_as_a_long_number() -> None:
    assert (
        SHIFTED.sub(r"= \1LL << ", "cpy_r_r1 = 1 << cpy_r_card;") == "cpy_r_r1 = 1LL << cpy_r_card;"
    )
    assert not SHIFTED.search("cpy_r_r3 = cpy_r_r2 << 1;")


def test_each_function_is_looked_at_by_itself() -> None:
    assert without_counting(CALLS + "\n" + LOOKS) == CALLS + "\n" + without_counting(LOOKS)
