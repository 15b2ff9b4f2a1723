import { describe, expect, it } from "vitest";
import { number, row, text } from "../testing/hostile-workbook.ts";
import { judge, named, priced, sheet } from "../testing/judge-hostile.ts";

const dateStyles =
  '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="200"/></cellXfs></styleSheet>';
const customStyles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="dd.mm.yyyy"/></numFmts>${dateStyles.slice(12)}`;
const cells: readonly (readonly [string, Uint8Array, string])[] = [
  ["a formula with its value", priced("<c><f>50*2</f><v>100</v></c>"), "added: Суп"],
  ["a formula without a value", priced("<c><f>50*2</f></c>"), "fault: Суп 2/price:cell-formula"],
  [
    "a formula that starts a program",
    priced('<c t="str"><f>cmd|"/c calc"!A1</f><v>=cmd</v></c>'),
    "fault: Суп 2/price:not-a-number",
  ],
  ["an error of a formula", priced('<c t="e"><v>#DIV/0!</v></c>'), "fault: Суп 2/price:cell-error"],
  ["a date for a price", priced(number("45000", ' s="1"'), { styles: dateStyles }), "fault: Суп 2/price:cell-date"],
  [
    "a date of its own format",
    priced(number("45000", ' s="2"'), { styles: customStyles }),
    "fault: Суп 2/price:cell-date",
  ],
  ["a date as ISO text", priced('<c t="d"><v>2026-05-12</v></c>'), "fault: Суп 2/price:cell-date"],
  ["2⁵³ + 1", priced(number("9007199254740993")), "fault: Суп 2/price:cell-too-precise"],
  ["1e308", priced(number("1e308")), "fault: Суп 2/price:cell-too-precise"],
  ["a number that is none", priced(number("NaN")), "fault: Суп 2/price:cell-error"],
  ["binary noise behind a price", priced(number("100.10000000000001")), "added: Суп"],
  ["a negative price", priced(number("-5")), "fault: Суп 2/price:negative"],
  ["a huge price", priced(number("99999999999")), "fault: Суп 2/price:too-large"],
  ["a thousandth of a rouble", priced(number("1.234")), "fault: Суп 2/price:decimals"],
  ["a price in words", priced(text("дорого")), "fault: Суп 2/price:not-a-number"],
  ["an ambiguous price", priced(text("1,290")), "fault: Суп 2/price:ambiguous-number"],
  ["a boolean for a price", priced('<c t="b"><v>1</v></c>'), "added: Суп"],
  ["an index of no shared text", priced('<c t="s"><v>99</v></c>'), "fault: Суп 2/price:required"],
  ["an unknown style", priced(number("100", ' s="77"')), "added: Суп"],
  ["HTML in a name", named("&lt;b&gt;Суп&lt;/b&gt;"), "fault: <b>Суп</b> 2/name:markup"],
  [
    "a script in a name",
    named("&lt;script&gt;alert(1)&lt;/script&gt;"),
    "fault: <script>alert(1)</script> 2/name:markup",
  ],
  ["marks that turn a name around", named("\u202eпус\u202c"), "added: пус"],
  ["a name that hides a part", named("Су\u200bп\ufeff"), "added: Суп"],
  ["control characters in a name", named("Су_x0007_п"), "added: Суп"],
  ["a name longer than any", named("ы".repeat(20_001)), `fault: ${"ы".repeat(80)} 2/name:cell-too-long`],
  ["an entity that nobody defined", named("Суп &bomb;"), "added: Суп &bomb;"],
  ["half of an emoji", named("Суп _xD83D_"), "added: Суп \ufffd"],
  [
    "no name",
    priced(number("100")).length > 0 ? sheet(row(2, [null, number("100"), text("Новый")])) : new Uint8Array(),
    "fault:  2/name:required",
  ],
];

describe("a hostile file", () => {
  it.each(cells)("IMPORT-1 with %s has a named fault or a clean result", async (_title, file, expected) => {
    expect(await judge(file)).toEqual([expected]);
  });
});
