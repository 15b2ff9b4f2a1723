import { describe, expect, it } from "vitest";
import { bannersFromWire } from "./map.ts";

/** The banners and how many were left out. */
function read(list: unknown) {
  const dropped: string[] = [];
  const banners = bannersFromWire(list, ({ entity }) => dropped.push(entity));
  return { banners, dropped };
}

describe("banners of a host", () => {
  it("ENT-1 a banner needs no id, which the specification does not name", () => {
    const { banners, dropped } = read([{ gallery: "/a.png" }, { id: "7", gallery: "/b.png" }, { gallery: "/c.png" }]);
    expect([banners.map(({ id }) => id), dropped]).toEqual([[1, 7, 3], []]);
  });

  it("ENT-1 its pictures stand beside its type or under gallery, with their sizes as numbers or texts", () => {
    const desktop = { url: "/wide.png", width: "1200", height: 400 };
    for (const pictures of [
      { desctop_slider: desktop, gallery: "/narrow.png" },
      { gallery: { desctop_slider: desktop, gallery: "/narrow.png", gallery_1: false, gallery_2: "" } },
    ]) {
      const [banner] = read([{ ...pictures, type: "url", url: "/a" }]).banners;
      expect([banner?.desktop, banner?.phone]).toEqual([
        [{ src: "/wide.png", alt: "", width: 1200, height: 400 }],
        [{ src: "/narrow.png", alt: "" }],
      ]);
    }
  });

  it("ENT-1 a banner without picture and words is left out and reported", () => {
    expect(read([{ id: 1 }, { text: "Скидки" }, "x"])).toMatchObject({
      banners: [{ id: 2, text: "Скидки" }],
      dropped: ["banners[0]", "banners[2]"],
    });
  });
});
