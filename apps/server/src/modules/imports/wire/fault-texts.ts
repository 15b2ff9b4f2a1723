import type { FileFault } from "../table/table.ts";
import type { ValueFault } from "../values/reading.ts";

interface FaultText {
  readonly message: string;
  readonly advice: string;
}

/** Every fault of a cell, with advice. The office translates the codes. */
export const valueFaultTexts: Readonly<Record<ValueFault, FaultText>> = {
  "cell-date": { message: "is a date", advice: "Give the cell the format Text and write the value again." },
  "cell-formula": { message: "is a formula without a value", advice: "Open the file in a spreadsheet and save it." },
  "cell-error": { message: "is an error of the spreadsheet", advice: "Correct the formula, or write the value." },
  "cell-too-long": { message: "is too long", advice: "Shorten the text to 20,000 characters." },
  "cell-too-precise": { message: "has more digits than a spreadsheet keeps", advice: "Write it as text." },
  "cell-split": {
    message: "is split by a comma: the row has more cells than the headings",
    advice: 'Quote the value, such as "12,50", or save the file with semicolons.',
  },
  "cell-unclear": {
    message: "is in a column that may not be meant",
    advice: "Choose the field of each column under Columns, and compare again.",
  },
  "cell-zero": {
    message: "is 0, and may be a missing price",
    advice: "Choose the column of the price under Columns. If such dishes are free, compare again with this column.",
  },
  "cell-any": {
    message: "is a variation for any value, which is no size",
    advice: "Write a variation for each value, or make it a product without variations.",
  },
  "cell-currency": {
    message: "is in another currency than this shop's",
    advice: "Write the price in the shop's currency, and without a sign, also in the heading.",
  },
  "section-or-dish": {
    message: "is empty, but the row has a name and a code: a dish without a price, or the heading of a section",
    advice: "If it is a dish, write its price. If it is a heading, leave it: the dishes below are in this section.",
  },
  required: { message: "is empty", advice: "Fill the cell in." },
  "not-a-number": { message: "is not a number", advice: "Write digits only, such as 390 or 390,50." },
  negative: { message: "is below zero", advice: "Write a number that is not negative." },
  "too-large": { message: "is too large", advice: "Check the number of zeros." },
  decimals: { message: "has too many decimals", advice: "Write at most two decimals for a price." },
  "ambiguous-number": { message: "can be read in two ways", advice: "Write 1290 or 1.29 in place of 1,290." },
  "not-a-flag": { message: "is neither yes nor no", advice: "Write yes or no." },
  "not-hours": {
    message: "is no hours",
    advice: "Write days and times such as Mon–Fri 08:00–11:00; Sat, Sun 09:00–13:00.",
  },
  "not-an-id": { message: "is not a number of a dish", advice: "Leave the cell empty for a new dish." },
  "unknown-id": { message: "is no dish of this shop", advice: "Leave the cell empty for a new dish." },
  "other-dish": {
    message: "is the number of a dish with another name",
    advice:
      "Leave the cell empty, or leave its column unread under Columns. To rename dishes, edit a table exported here, with its last column.",
  },
  markup: { message: "contains HTML", advice: "Write the text without tags." },
  "picture-address": {
    message: "is not an address of a picture",
    advice: "Write an address that begins with https://, or the path of a picture of the menu.",
  },
  "too-many": { message: "lists too many values", advice: "List at most twenty pictures." },
  "unknown-branch": { message: "names a branch that the shop does not have", advice: "Write the branch's name." },
  "not-sold": {
    message: "is a price in a menu that does not sell the dish or size",
    advice: "Add the dish to that menu in the office first, or clear the cell.",
  },
  "priced-by-size": {
    message: "is one price for a dish with sizes",
    advice: "Write a row for each size, or clear the cell.",
  },
  "unknown-group": {
    message: "names a group of options that neither the shop nor the file has",
    advice: 'Describe the group in the sheet "Groups", or correct its name.',
  },
  "ambiguous-group": {
    message: "names several groups of options",
    advice: "Write the number of the group after its name, such as [90].",
  },
  "group-rule": {
    message: "has limits that are not understood",
    advice: 'Write them as in "Sauces (0–4, 1 free); Side dish (1)".',
  },
  "unknown-option": {
    message: "names an option that neither the shop nor the file has",
    advice: "Add the option to the menu, or correct its name.",
  },
  "faulty-group": {
    message: "is a group of options that cannot be added",
    advice: "Correct the group first: without it the dish would be sold without a choice.",
  },
  impossible: {
    message: "cannot be sold here as in the other system, so the dish is not imported",
    advice: "Change the choice there, or add the dish here by hand.",
  },
  "unknown-supplement": { message: "names an unknown extra", advice: "Add the extra first, or correct its name." },
  "ambiguous-name": { message: "is the name of several dishes", advice: "Fill in the ID, or the section." },
  "ambiguous-category": { message: "is the name of several sections", advice: "Write the whole path: Pizza > Meat." },
  "unknown-parent": {
    message: "names a product that is not in the file",
    advice: "Put the product into the file, too.",
  },
  "unsupported-type": { message: "is a kind of product that is no dish", advice: "Leave the row out." },
  repeated: { message: "is in the file twice", advice: "Keep one of the rows." },
  shop: { message: "would be a fault of the shop", advice: "Correct the value." },
};

export const fileFaultTexts: Readonly<Record<FileFault, string>> = {
  empty: "The file is empty",
  "too-large": "The file is larger than 10 MB",
  "unpacks-too-large": "The file becomes too large when unpacked",
  "too-many-rows": "The table has more than 20,000 rows",
  "too-many-columns": "The table has more than 200 columns",
  "not-a-table": "The file is not a table: save it as xlsx or csv",
  "old-excel": "The file is of an Excel before 2007: save it as xlsx",
  "binary-excel": "The file is a binary workbook (xlsb): save it as xlsx",
  "open-document": "The file is an OpenDocument (ods, odt): save the table as xlsx or csv",
  numbers: "The file is of Apple Numbers or Pages: export it to Excel, as xlsx",
  word: "The file is a text document of Word: copy its table into a spreadsheet, and save it as xlsx",
  presentation: "The file is a presentation: copy its table into a spreadsheet, and save it as xlsx",
  pdf: "The file is a PDF: export the list from the program that made it, as xlsx or csv",
  picture: "The file is a picture: export the list as xlsx or csv",
  mxl: "The file is a table of 1C (mxl): open it in 1C, and save it as xlsx",
  archive: "The file is an archive: unpack it, and upload the table in it",
  "web-page": "The file is a web page, whatever its extension: open it in a spreadsheet, and save it as xlsx",
  xml: "The file is XML (such as YML, CommerceML or an Excel 2003 table): export the list as xlsx or csv",
  json: "The JSON has no menu of a known system: export the list as xlsx or csv",
  encrypted: "The file has a password: save it without one",
  encoding: "The letters of the file cannot be read: save it as UTF-8",
  broken: "The file is damaged: save it again",
  "too-slow": "Reading the file takes too long",
  "too-much-memory": "Reading the file needs too much memory",
  busy: "Too many files are being read: try again in a minute",
};
