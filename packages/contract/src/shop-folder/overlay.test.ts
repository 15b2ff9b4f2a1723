import { describe, expect, it } from "vitest";
import { overlayCatalog, overlayFile } from "./overlay.ts";

describe("overlays", () => {
  const catalog = [
    {
      id: 1,
      name: "Супы",
      slug: "supy",
      products: [
        {
          id: 10,
          name: "Борщ",
          price: 350,
          images: [{ src: "b.webp", alt: "Борщ" }],
          variations: [{ id: 101, price: 350, attributes: [{ name: "Размер", option: "0,3" }] }],
        },
      ],
    },
    { id: 2, name: "Новинки", products: [{ id: 10, name: "Борщ", price: 350 }] },
  ];

  it("API-4 lays a catalogue's translation over it by id, prices and pictures untouched", () => {
    const english = [
      {
        id: 1,
        name: "Soups",
        products: [
          {
            id: 10,
            name: "Borscht",
            images: [{ alt: "Borscht" }],
            variations: [{ id: 101, attributes: [{ name: "Size", option: "0.3" }] }],
          },
        ],
      },
    ];
    expect(overlayCatalog(catalog, english)).toEqual([
      {
        id: 1,
        name: "Soups",
        slug: "supy",
        products: [
          {
            id: 10,
            name: "Borscht",
            price: 350,
            images: [{ src: "b.webp", alt: "Borscht" }],
            variations: [{ id: 101, price: 350, attributes: [{ name: "Size", option: "0.3" }] }],
          },
        ],
      },
      {
        id: 2,
        name: "Новинки",
        products: [
          {
            id: 10,
            name: "Borscht",
            price: 350,
            images: [{ alt: "Borscht" }],
            variations: [{ id: 101, attributes: [{ name: "Size", option: "0.3" }] }],
          },
        ],
      },
    ]);
  });

  it("API-4 takes products apart from categories too, and adds none of its own", () => {
    const overlaid = overlayCatalog(catalog, {
      categories: [
        { id: 2, name: "New" },
        { id: 3, name: "Ghost" },
      ],
      products: [
        { id: 10, name: "Borscht" },
        { id: 99, name: "Ghost" },
      ],
    });
    expect(JSON.stringify(overlaid)).not.toContain("Ghost");
    expect(overlaid).toMatchObject([
      { name: "Супы", products: [{ name: "Borscht" }] },
      { name: "New", products: [{ name: "Borscht" }] },
    ]);
  });

  it("API-4 leaves a file as it is without an overlay", () => {
    expect(overlayCatalog(catalog, [])).toEqual(catalog);
    expect(overlayFile(catalog, undefined)).toBe(catalog);
  });

  it("APP-3 lays settings over each other: objects by field, entries by id or place, the rest replaced", () => {
    const settings = {
      seo: { name: "Скатерть", keywords: "еда" },
      locations: [
        { term_id: 21, name: "Центр", warehouse_id: 501 },
        { term_id: 22, name: "Вокзал" },
      ],
      menu: { header: [{ title: "О нас", url: "/o-nas" }] },
      tags: ["а", "б"],
    };
    expect(
      overlayFile(settings, {
        seo: { name: "Skatert" },
        locations: [{ term_id: 21, name: "Centre" }],
        menu: { header: [{ title: "About" }] },
        tags: ["a"],
      }),
    ).toEqual({
      seo: { name: "Skatert", keywords: "еда" },
      locations: [
        { term_id: 21, name: "Centre", warehouse_id: 501 },
        { term_id: 22, name: "Вокзал" },
      ],
      menu: { header: [{ title: "About", url: "/o-nas" }] },
      tags: ["a"],
    });
  });
});
