import { describe, expect, it } from "vitest";
import { stemOfWidthFile, widthAddress, widthFile } from "./widths.ts";

describe("a picture at a width", () => {
  it("has the name of its picture, the width and the ending .webp for any original ending", () => {
    for (const ending of ["webp", "jpg", "JPEG", "png", "avif"])
      expect(widthFile(`soup.${ending}`, 320)).toBe("soup-320.webp");
    expect(widthFile("pho.bo.png", 640)).toBe("pho.bo-640.webp");
  });

  it("has the folder and the version of its picture's address", () => {
    expect(widthAddress("/u/dishes/soup.jpg?v=1a2b", 320)).toBe("/u/dishes/soup-320.webp?v=1a2b");
    expect(widthAddress("https://host.example/soup.png", 640)).toBe("https://host.example/soup-640.webp");
    expect(widthAddress("/soup.jpg?v=1.5?", 320)).toBe("/soup-320.webp?v=1.5?");
  });

  it("can be mapped back to its picture", () => {
    expect(stemOfWidthFile(widthFile("soup.jpg", 12_000))).toBe("soup");
    expect(stemOfWidthFile("soup.webp")).toBeNull();
  });
});
