import { both, encoded, file, inText, type Mistake, without } from "./edits.ts";

const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < 0x80) return code;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : 0x3f;
    }),
  );
const dish = '"name": "Борщ",';

export const textMistakes: readonly Mistake[] = [
  [
    "a file in Windows-1251",
    encoded("catalog", windows1251),
    'catalog.json: is not UTF-8, probably Windows-1251: save it as UTF-8 (Notepad: "Save as", Encoding "UTF-8")',
  ],
  [
    "a file in UTF-16",
    encoded("catalog", (text) => Buffer.from(`\ufeff${text}`, "utf16le")),
    'catalog.json: is saved as UTF-16: save it as UTF-8 (Notepad: "Save as", Encoding "UTF-8")',
  ],
  [
    "a file in UTF-16 without a mark",
    encoded("catalog", (text) => Buffer.from(text, "utf16le")),
    'catalog.json: is saved as UTF-16: save it as UTF-8 (Notepad: "Save as", Encoding "UTF-8")',
  ],
  ["a mark before the text, which is read", encoded("catalog", (text) => Buffer.from(`\ufeff${text}`))],
  ["an empty file", both(without("coupons"), file("coupons.json", "")), "coupons.json: is empty"],
  [
    "a comma after the last entry",
    inText("catalog", '"slug": "dopy",', '"slug": "dopy",,'),
    'catalog.json: is not JSON: line 96, column 20: remove the second comma: "slug": "dopy",,',
  ],
  [
    "a comma before the bracket",
    inText("coupons", '"amount": "10"', '"amount": "10",'),
    'coupons.json: is not JSON: line 8, column 21: remove the comma before }: "amount": "10",',
  ],
  [
    "a forgotten comma",
    inText("catalog", dish, '"name": "Борщ"'),
    'catalog.json: is not JSON: line 16, column 23: a comma is missing here: "name": "Борщ"',
  ],
  [
    "a decimal comma",
    inText("catalog", '"price": 300', '"price": 300,50'),
    'catalog.json: is not JSON: line 18, column 21: write decimals with a point: 390.50, not 390,50: "price": 300,50,',
  ],
  [
    "a price with its unit and no quotes",
    inText("catalog", '"price": 300', '"price": 300 руб'),
    'catalog.json: is not JSON: line 18, column 22: a comma or } is missing here; texts are in double quotes: "price": 300 руб,',
  ],
  [
    "a text without quotes",
    inText("catalog", '"Борщ"', "Борщ"),
    'catalog.json: is not JSON: line 16, column 17: write texts in double quotes: "name": Борщ,',
  ],
  [
    "a text in single quotes",
    inText("catalog", '"Борщ"', "'Борщ'"),
    "catalog.json: is not JSON: line 16, column 17: write texts in double quotes, not in single ones: \"name\": 'Борщ',",
  ],
  [
    "a text in typographic quotes",
    inText("catalog", '"Борщ"', "“Борщ”"),
    'catalog.json: is not JSON: line 16, column 17: write straight quotes "…" instead of typographic ones: "name": “Борщ”,',
  ],
  [
    "a quote inside a text",
    inText("catalog", '"Борщ"', '"Борщ "Украинский""'),
    'catalog.json: is not JSON: line 16, column 24: a comma or } is missing here; texts are in double quotes: "name": "Борщ "Украинский"",',
  ],
  [
    "a text that is not closed",
    inText("catalog", '"Борщ"', '"Борщ'),
    'catalog.json: is not JSON: line 16, column 17: this text is not closed by a quote on its line: "name": "Борщ,',
  ],
  [
    "a name without quotes",
    inText("catalog", '"price": 300', "price: 300"),
    "catalog.json: is not JSON: line 18, column 9: write the name of a field in double quotes: price: 300,",
  ],
  [
    "a name without a colon",
    inText("catalog", '"price": 300', '"price" 300'),
    'catalog.json: is not JSON: line 18, column 16: a colon is missing after the name of the field: "price" 300,',
  ],
  [
    "a comment",
    inText("catalog", dish, `${dish} // первое`),
    'catalog.json: is not JSON: line 16, column 25: JSON has no comments: write a note as a field with a name such as _note: "name": "Борщ", // первое',
  ],
  [
    "yes in Python",
    inText("catalog", '"in_stock": true', '"in_stock": True'),
    'catalog.json: is not JSON: line 19, column 21: write true, false and null in small letters: "in_stock": True,',
  ],
  [
    "a path with backslashes",
    inText("catalog", '"media/borshch.png"', '"C:\\Users\\me\\soup.png"'),
    'catalog.json: is not JSON: line 25, column 23: write \\\\ for a backslash inside a text, and / in paths: "src": "C:\\Users\\me\\soup.png",',
  ],
  [
    "a phone as a number with a plus",
    inText("settings", '"wp_timezone": "Europe/Moscow"', '"contacts": { "phone": +74951234567 }'),
    'settings.json: is not JSON: line 6, column 26: write a phone in double quotes, and a number without +: "contacts": { "phone": +74951234567 },',
  ],
  [
    "an id with leading zeros",
    inText("catalog", '"id": 101', '"id": 0101'),
    'catalog.json: is not JSON: line 15, column 15: write a number without leading zeros, or a text in double quotes: "id": 0101,',
  ],
  [
    "a file that ends too early",
    both(without("coupons"), file("coupons.json", '{\n  "auto": [],\n  "codes": [\n')),
    'coupons.json: is not JSON: line 3, column 12: this [ is never closed: the file ends before its ]: "codes": [',
  ],
  [
    "a bracket too much",
    both(without("coupons"), file("coupons.json", "{}}")),
    "coupons.json: is not JSON: line 1, column 3: nothing may follow the end of the outermost { } or [ ]: {}}",
  ],
  [
    "a wrong bracket",
    both(without("coupons"), file("coupons.json", '{"auto": [}')),
    'coupons.json: is not JSON: line 1, column 11: ] is missing before this }, or this } is too much: {"auto": [}',
  ],
  [
    "a field written twice",
    inText("catalog", '"price": 300', '"price": 300, "price": 320'),
    "catalog.json: [0].products[0].price «Борщ»: is written twice, again on line 18: only the last one is read",
  ],
];
