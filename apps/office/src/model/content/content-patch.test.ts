import { describe, expect, it } from "vitest";
import { contentFaults } from "./content-faults.ts";
import { type ContentForm, contentForm } from "./content-form.ts";
import { CONTENT_KINDS, type ContentKindName, fieldsOfEntry } from "./content-kinds.ts";
import { contentPatch } from "./content-patch.ts";
import { missingTexts } from "./missing-texts.ts";

type Fields = Readonly<Record<string, unknown>>;

function opened(name: ContentKindName, main: Fields, languages: Readonly<Record<string, Fields>> = {}) {
  const kind = CONTENT_KINDS.find((each) => each.name === name);
  if (kind === undefined) throw new Error(name);
  const fields = fieldsOfEntry(kind, main);
  const entry = { main, languages };
  const form = contentForm(fields, entry, ["en"]);
  const save = (part: Partial<ContentForm>) => contentPatch(fields, form, { ...form, ...part }, entry);
  return { fields, form, save };
}

const banner = {
  id: 5,
  title: "Завтраки",
  text: "До полудня",
  type: "category",
  url: "",
  product: null,
  category: 101,
  desctop_slider: [{ src: "/wide.webp", alt: "Завтраки" }],
  gallery: [{ src: "/phone.webp", alt: "Завтраки" }],
  post: null,
  sklad: [502, 503],
  skladall: false,
  device: ["site", "app"],
  is_stories: false,
};

describe("a banner in its form (EDIT-4)", () => {
  it("EDIT-4 reads link, branches and pictures, and sends nothing if nothing was changed", () => {
    const { form, save } = opened("banners", banner);
    expect(form.link).toMatchObject({ kind: "category", category: "101" });
    expect(form.lists["branches"]).toEqual(["502", "503"]);
    expect(form.flags).toEqual({ everywhere: false, shown: true });
    expect(form.pictures["desctop_slider"]).toMatchObject([{ src: "/wide.webp" }]);
    expect(save({})).toBeNull();
  });

  it("EDIT-4 shows pictures of alternative fields and clears them when a picture is removed", () => {
    const { gallery: _gallery, ...others } = banner;
    const { form, save } = opened("banners", { ...others, gallery_2: [{ src: "/old.webp" }] });
    expect(form.pictures["gallery"]).toMatchObject([{ src: "/old.webp" }]);
    const removed = save({ pictures: { ...form.pictures, gallery: [] } });
    expect(removed?.main.set).toEqual({ gallery: [], gallery_2: [] });
  });

  it("EDIT-4 changes the link and clears the former one", () => {
    const { form, save } = opened("banners", banner);
    const patch = save({ link: { ...form.link, kind: "url", url: " /menu/pizza " } });
    expect(patch?.main.set).toEqual({ type: "url", url: "/menu/pizza", product: null, category: null, post: null });
  });

  it("EDIT-4 hides a banner on the site and keeps it in the app", () => {
    const { form, save } = opened("banners", banner);
    expect(save({ flags: { ...form.flags, shown: false } })?.main.set).toEqual({ device: ["app"] });
  });

  it("EDIT-4 puts a new picture with its alt text into translations that repeat the old one", () => {
    const { form, save } = opened("banners", banner, { en: { gallery: [{ src: "/phone.webp", alt: "Breakfast" }] } });
    const patch = save({ pictures: { ...form.pictures, gallery: [{ src: "/new.webp", alt: "Завтраки" }] } });
    expect(patch?.languages["en"]?.set).toEqual({ gallery: [{ src: "/new.webp", alt: "Breakfast" }] });
    const own = opened("banners", banner, { en: { gallery: [{ src: "/english.webp" }] } });
    expect(own.save({ pictures: { ...form.pictures, gallery: [{ src: "/new.webp" }] } })?.languages).toEqual({});
  });

  it("EDIT-4 refuses a banner without branches, without a target or with an invalid address", () => {
    const { fields, form } = opened("banners", banner);
    const wrong = {
      ...form,
      lists: { branches: [] },
      link: { ...form.link, kind: "url" as const, url: "javascript:alert(1)" },
    };
    expect([...contentFaults(fields, wrong)]).toEqual([
      ["link", "content.fault.url"],
      ["branches", "content.fault.branches"],
    ]);
    expect(contentFaults(fields, form).size).toBe(0);
  });
});

describe("a page in its form (EDIT-4)", () => {
  const page = {
    id: 801,
    slug: "o-nas",
    title: { rendered: "О ресторане" },
    excerpt: { rendered: "<p>С 2014 &amp; дальше</p>" },
    content: { rendered: "<p>Печь</p>" },
    image: "",
    seo_data: { title: "О нас", keywords: "печь" },
  };

  it("EDIT-4 shows texts without markup and writes them in the document's format", () => {
    const { form, save } = opened("pages", page);
    expect(form.texts).toMatchObject({ title: "О ресторане", excerpt: "С 2014 & дальше", content: "<p>Печь</p>" });
    const patch = save({ texts: { ...form.texts, excerpt: "Печь < зал", "seo_data.title": "Ресторан" } });
    expect(patch?.main.set).toEqual({ excerpt: { rendered: "<p>Печь &lt; зал</p>" }, "seo_data.title": "Ресторан" });
  });

  it("EDIT-4 removes an emptied translation and counts missing texts", () => {
    const { fields, form, save } = opened("pages", page, { en: { id: 801, title: { rendered: "About" } } });
    expect(missingTexts(fields, form, "en")).toBe(3);
    const patch = save({ translations: { en: { ...form.translations["en"], title: "", content: "<p>Oven</p>" } } });
    expect(patch).toMatchObject({
      main: { set: {}, unset: [] },
      languages: { en: { set: { content: { rendered: "<p>Oven</p>" } }, unset: ["title"] } },
    });
  });

  it("EDIT-4 keeps the time of day of an article", () => {
    const { form, save } = opened("blog", { id: 1, slug: "a", title: "А", content: "", date: "2026-11-14T09:00:00" });
    expect(form.texts["date"]).toBe("2026-11-14");
    expect(save({ texts: { ...form.texts, date: "2026-12-01" } })?.main.set).toEqual({ date: "2026-12-01T09:00:00" });
  });
});

describe("a gallery in its form (EDIT-4)", () => {
  const images = [{ url: "/zal.webp", width: 1200, alt: "Зал" }];

  it("EDIT-4 keeps the document's format of photos, with captions in each language", () => {
    const { form, save } = opened("galleries", { title: "Залы", images }, { en: { title: "Rooms" } });
    const more = [...(form.pictures["images"] ?? []), { src: "/okna.webp", alt: "Окна" }];
    const patch = save({ pictures: { images: more }, captions: { en: { "/zal.webp": "The hall" } } });
    expect(patch?.main.set).toEqual({
      images: [
        { width: 1200, alt: "Зал", url: "/zal.webp" },
        { alt: "Окна", url: "/okna.webp" },
      ],
    });
    expect(patch?.languages["en"]?.set).toEqual({
      images: [
        { width: 1200, alt: "The hall", url: "/zal.webp" },
        { alt: "Окна", url: "/okna.webp" },
      ],
    });
  });
});
