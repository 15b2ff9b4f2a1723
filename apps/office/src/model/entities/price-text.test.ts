import { expect, it } from "vitest";
import { priceInDocument, priceText, readPrice } from "./price-text.ts";

it("EDIT-1 reads prices in the usual notations and refuses other text", () => {
  expect(["350", "1 350,50 ₽", "99.5", "0", "12 р.", "$7"].map(readPrice)).toEqual([
    35_000, 135_050, 9_950, 0, 1_200, 700,
  ]);
  expect(["", "дорого", "-5", "1.005", "1e3", "12 345 678"].map(readPrice)).toEqual(Array(6).fill(null));
});

it("PRICE-1 keeps every kopeck from the form to the document and back", () => {
  for (let kopecks = 0; kopecks < 200_000; kopecks += 131) {
    const text = `${Math.floor(kopecks / 100)},${String(kopecks % 100).padStart(2, "0")}`;
    const price = readPrice(text);
    if (price === null) throw new Error(`${text} is a price`);
    expect(price).toBe(kopecks);
    expect(readPrice(priceText(JSON.parse(JSON.stringify(priceInDocument(price)))))).toBe(kopecks);
  }
});

it("shows a document's price that is a number, a text or absent", () => {
  expect([430, "430.00", "99,5", 0, null, "", false, "дорого"].map(priceText)).toEqual([
    ...["430", "430", "99.50", "0", "", "", "", "дорого"],
  ]);
});
