import { describe, expect, it } from "vitest";
import { matchPhotos } from "./match-photos.ts";

const dishes = [
  { id: "101", name: "Борщ" },
  { id: "102", name: "Борщ с говядиной" },
  { id: "103", name: "Ёлка" },
  { id: "104", name: "Чай" },
  { id: "105", name: "Чай" },
];
const dishOf = (file: string) => matchPhotos([file], dishes)[0];

describe("many photos at once", () => {
  it.each([
    ["Борщ.jpg", "101"],
    ["БОРЩ.JPEG", "101"],
    ["borshch.png", "101"],
    ["Борщ (2).jpg", "101"],
    ["борщ_1.webp", "101"],
    ["IMG_4012 Борщ с говядиной финал.jpg", "102"],
    ["Борщ с говядиной.jpg", "102"],
    ["Елка.jpg", "103"],
    ["103.jpg", "103"],
  ])("EDIT-1 %s is of the dish with that name or number", (file, id) => expect(dishOf(file)).toBe(id));

  it.each(["Чай.jpg", "IMG_4012.jpg", "борщевик.jpg", ".jpg", ""])(
    "EDIT-1 %s is of no dish, or could be of two, and waits for the owner",
    (file) => expect(dishOf(file)).toBeNull(),
  );

  it("EDIT-1 reads letters that macOS writes in two parts", () => {
    expect(dishOf("Ёлка.jpg".normalize("NFD"))).toBe("103");
  });
});
