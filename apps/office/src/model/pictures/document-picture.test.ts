import { describe, expect, it } from "vitest";
import { documentPicture, documentPictures } from "./document-picture.ts";

const uploaded = {
  address: "/wp-content/uploads/shop/uploaded/a.webp?v=1",
  width: 900,
  height: 600,
  sizes: [320, 640],
};

describe("a picture in a document (EDIT-1)", () => {
  it("has the size and widths that the pages need", () => {
    const { address: src, ...size } = uploaded;
    expect(documentPicture(uploaded, "Борщ")).toEqual({ src, alt: "Борщ", ...size });
    expect(documentPicture({ ...uploaded, sizes: [] }, "Борщ")).not.toHaveProperty("sizes");
  });

  it.each([
    ["/a.jpg", "/a.jpg"],
    [{ src: "/a.jpg", width: 5 }, "/a.jpg"],
    [{ url: "/a.jpg" }, "/a.jpg"],
    ["", null],
    [{ src: "" }, null],
    [false, null],
    [null, null],
    [undefined, null],
  ])("is read from %o", (value, address) => {
    expect(documentPictures(value)[0]?.src ?? null).toBe(address);
  });

  it("keeps its unknown fields", () => {
    expect(documentPictures([{ src: "/a.jpg", blur: "x" }, "", "/b.jpg"])).toEqual([
      { src: "/a.jpg", blur: "x" },
      { src: "/b.jpg" },
    ]);
  });
});
