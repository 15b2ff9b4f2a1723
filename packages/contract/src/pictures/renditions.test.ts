import { describe, expect, it } from "vitest";
import { renditionAddress } from "./renditions.ts";
import { sharePictureOf } from "./site-pictures.ts";

const folder = "/wp-content/uploads/shop/brand";

describe("renditions of pictures", () => {
  it("SEO-3 have the path and version of their picture", () => {
    expect(renditionAddress(`${folder}/stol.webp?v=1a2b3c4d`, "share")).toBe(`${folder}/stol-share.jpg?v=1a2b3c4d`);
    expect(renditionAddress(`${folder}/mark.svg?v=1a2b3c4d`, "icon192")).toBe(`${folder}/mark-icon-192.png?v=1a2b3c4d`);
  });

  it("SEO-3 do not exist for a picture on another host or without a version", () => {
    for (const src of [`https://cdn.example${folder}/a.png?v=1a2b3c4d`, `${folder}/a.png`, "data:image/png;base64,AA"])
      expect(renditionAddress(src, "share")).toBeNull();
  });

  it("SEO-3 a site without og_image uses its logo, then its favicon", () => {
    const look = { logo: { src: "logo.svg", alt: "" }, faviconSvg: null, faviconPng: "icon.png" };
    expect(sharePictureOf(look, { ogImage: null }, { ogImage: "table.webp" })).toBe("table.webp");
    expect(sharePictureOf(look, { ogImage: null })).toBe("logo.svg");
    expect(sharePictureOf({ ...look, logo: null })).toBe("icon.png");
  });
});
