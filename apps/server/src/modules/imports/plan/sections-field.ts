import type { MenuField } from "../fields/menu-field.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { PresentDish } from "../menu/present-menu.ts";
import { escapeText, rawParts } from "../values/listed-text.ts";

/** The sections that list a dish: "Пицца > С мясом, Новинки". They are places in the menu, so `write` sets nothing. */
export const sectionsField: MenuField & { of(dish: PresentDish, context: MenuContext): string } = {
  of: ({ sections }, { categories }) => sections.map(categories.textOf).join(", "),
  textOf: () => "",
  readText(text, { categories }) {
    const parts: string[] = [];
    for (const part of rawParts(text.replaceAll("\n", ","), ",")) {
      const found = categories.find(part);
      if ("fault" in found) return found;
      const above = found.kind === "new" && found.parent > 0 ? `${categories.textOf(found.parent)} > ` : "";
      const names = found.kind === "new" ? found.names.map((name) => escapeText(name, ",>")).join(" > ") : "";
      const outer = found.kind === "new" && found.outer !== undefined ? ` [${found.outer}]` : "";
      parts.push(found.kind === "known" ? categories.textOf(found.id) : above + names + outer);
    }
    return { text: [...new Set(parts)].join(", ") };
  },
  write: () => ({}),
};
