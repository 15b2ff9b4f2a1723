import { slugOf } from "@skatert/domain";
import type { Fields } from "./content-fields.ts";
import type { ContentKind } from "./content-kinds.ts";

/** The fields of a new entry, which has only a title. `today`: "2026-11-14". */
export function newEntry({ name }: Pick<ContentKind, "name">, title: string, today: string): Fields {
  // A title without letters gives no address.
  const slug = slugOf(title) || `p-${today}`;
  switch (name) {
    case "banners":
    case "stories":
      return {
        title,
        text: "",
        type: "text",
        url: "",
        product: null,
        category: null,
        post: null,
        desctop_slider: [],
        gallery: [],
        sklad: [],
        skladall: true,
        device: ["site", "app"],
        is_stories: name === "stories",
      };
    case "popups":
      return {
        title,
        text: "",
        image: "",
        url: "",
        sklad: [],
        stock_empty: true,
        disable_ordering: false,
        ban_days_popup: [],
        popup_from: "",
        popup_to: "",
        id_delivery_zone: "",
        repeat_mode: "one-off",
        repeatable: false,
        isTimePopup: false,
      };
    case "pages":
      return { slug, date: `${today}T00:00:00`, title: { rendered: title }, content: { rendered: "" }, image: "" };
    case "blog":
      return { slug, date: today, title, excerpt: "", content: "", image: "" };
    case "information":
      return { slug, date: today, kind: "page", title, content: "", image: "" };
    case "brands":
      return { slug, name: title, description: "", image: "", product_ids: [] };
    case "galleries":
      return { title, images: [] };
  }
}
