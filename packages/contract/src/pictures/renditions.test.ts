import { describe, expect, it } from "vitest";
import { renditionAddress } from "./renditions.ts";
import { sharePictureOf } from "./site-pictures.ts";

const folder = "/wp-content/uploads/shop/brand";

describe("pictures that the shop makes of others", () => {
  it("SEO-3 stand beside a picture of the shop, with its version", () => {
    expect(renditionAddress(`${folder}/stol.webp?v=1a2b3c4d`, "share")).toBe(`${folder}/stol-share.jpg?v=1a2b3c4d`);
    expect(renditionAddress(`${folder}/mark.svg?v=1a2b3c4d`, "icon192")).toBe(`${folder}/mark-icon-192.png?v=1a2b3c4d`);
  });

  it("SEO-3 are not made of a picture of another host, or one without a version", () => {
    for (const src of [`https://cdn.example${folder}/a.png?v=1a2b3c4d`, `${folder}/a.png`, "data:image/png;base64,AA"])
      expect(renditionAddress(src, "share")).toBeNull();
  });

  it("SEO-3 a site without og_image is shown by its logo, then by its favicon", () => {
    const look = { logo: { src: "logo.svg", alt: "" }, faviconSvg: null, faviconPng: "icon.png" };
    expect(sharePictureOf(look, { ogImage: null }, { ogImage: "table.webp" })).toBe("table.webp");
    expect(sharePictureOf(look, { ogImage: null })).toBe("logo.svg");
    expect(sharePictureOf({ ...look, logo: null })).toBe("icon.png");
  });
});
