import { readText, type WireEntityPatch } from "@skatert/contract";
import { fieldsIn, isSame, placedEntries } from "../entities/read-fields.ts";
import { contentOf, facetOf, languagesOf, SETTINGS, type SectionPatches, type Sections } from "../entities/sections.ts";
import type { Words } from "./contacts-form.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A link of the header or the footer, or a heading with links below it. */
export interface LinkForm {
  readonly title: Words;
  /** "": a heading. */
  readonly url: string;
  readonly items: readonly LinkForm[];
  /** Unknown fields, which are kept. */
  readonly rest: Fields;
}

export interface LinksForm {
  readonly header: readonly LinkForm[];
  readonly footer: readonly LinkForm[];
  /** Languages with other links than the shop's own, or with more levels than the form has. The form keeps theirs. */
  readonly apart: readonly string[];
}

export const MOST_LINKS = 40;
const id = "menu";
const MAX_DEPTH = 4;

export function linksForm(sections: Sections): LinksForm {
  const own = menuOf(contentOf(sections, id));
  const overlays = languagesOf(sections, id).map((code) => [code, menuOf(contentOf(sections, id, code))] as const);
  const isApart = (overlay: Fields) =>
    (["header", "footer"] as const).some(
      (part) => overlay[part] !== undefined && (levelsOf(own[part]) > MAX_DEPTH || !isAlike(own[part], overlay[part])),
    );
  const apart = overlays.filter(([, overlay]) => isApart(overlay)).map(([code]) => code);
  const spoken = overlays.filter(([code]) => !apart.includes(code));
  const part = (name: "header" | "footer") =>
    readLinks(
      own[name],
      spoken.map(([code, overlay]) => [code, overlay[name]] as const),
      0,
    );
  return { header: part("header"), footer: part("footer"), apart };
}

/** The shop reads a plain list as the header. */
function menuOf(content: unknown): Fields {
  return Array.isArray(content) ? { header: content } : fieldsIn(content);
}

function itemsOf(entry: Fields): unknown {
  return entry["items"] ?? entry["children"];
}

function levelsOf(list: unknown): number {
  return Math.max(0, ...placedEntries(list).map((entry) => 1 + levelsOf(itemsOf(entry))));
}

/** Whether a translation has the same links in the same order. */
function isAlike(own: unknown, translated: unknown): boolean {
  const [some, other] = [placedEntries(own), placedEntries(translated)];
  return (
    some.length === other.length &&
    some.every((entry, at) => {
      const same = other[at] ?? {};
      return readText(entry["url"]) === readText(same["url"]) && isAlike(itemsOf(entry), itemsOf(same));
    })
  );
}

type Spoken = readonly (readonly [language: string, list: unknown])[];

function readLinks(value: unknown, spoken: Spoken, depth: number): readonly LinkForm[] {
  if (depth >= MAX_DEPTH) return [];
  return placedEntries(value).map((entry, at) => {
    const { title, name, url, items: _items, children: _children, ...fields } = entry;
    // Links below the last level of the form are kept as they are.
    const isLast = depth === MAX_DEPTH - 1 && placedEntries(itemsOf(entry)).length > 0;
    const rest = isLast ? { ...fields, items: itemsOf(entry) } : fields;
    const same = spoken.map(([language, list]) => [language, placedEntries(list)[at] ?? {}] as const);
    const titles = same.map(([language, fields]) => [language, readText(fields["title"] ?? fields["name"])] as const);
    const below = same.map(([language, fields]) => [language, itemsOf(fields)] as const);
    return {
      url: readText(url),
      rest,
      title: { ...Object.fromEntries(titles), "": readText(title ?? name) },
      items: readLinks(itemsOf(entry), below, depth + 1),
    };
  });
}

/** Only what differs. A translation replaces whole lists, so translations with the same links are rewritten. */
export function linksPatches(sections: Sections, form: LinksForm): SectionPatches {
  const before = linksForm(sections);
  const parts = (["header", "footer"] as const).filter((part) => !isSame(form[part], before[part]));
  if (parts.length === 0) return { [id]: null };
  const own = contentOf(sections, id);
  const written = (language: string) =>
    Object.fromEntries(parts.map((part) => [part, writeLinks(form[part], language)]));
  const set: Record<string, Record<string, unknown>> = {};
  const unset: Record<string, string[]> = {};
  for (const language of languagesIn([...form.header, ...form.footer]).filter((each) => !form.apart.includes(each))) {
    const isSpoken = (part: "header" | "footer") => speaks(form[part], language);
    const [kept, gone] = [parts.filter(isSpoken), parts.filter((part) => !isSpoken(part))];
    if (kept.length > 0)
      set[facetOf(language)] = Object.fromEntries(
        Object.entries(written(language)).filter(([part]) => kept.some((each) => each === part)),
      );
    const known = gone.filter((part) => fieldsIn(contentOf(sections, id, language))[part] !== undefined);
    if (known.length > 0) unset[facetOf(language)] = known;
  }
  const isList = Array.isArray(own);
  const patch: WireEntityPatch = {
    set: isList ? set : { ...set, [SETTINGS]: written("") },
    ...(isList
      ? { value: { [SETTINGS]: { header: writeLinks(form.header, ""), footer: writeLinks(form.footer, "") } } }
      : {}),
    ...(Object.keys(unset).length === 0 ? {} : { unset }),
  };
  return { [id]: patch };
}

/** Text without a translation uses the shop's own language. */
function writeLinks(links: readonly LinkForm[], language: string): readonly Fields[] {
  return links.map(({ title, url, items, rest }) => ({
    title: (title[language]?.trim() ?? "") || (title[""]?.trim() ?? ""),
    ...(url.trim() === "" ? {} : { url: url.trim() }),
    ...rest,
    ...(items.length === 0 ? {} : { items: writeLinks(items, language) }),
  }));
}

function speaks(links: readonly LinkForm[], language: string): boolean {
  return links.some(({ title, items }) => (title[language]?.trim() ?? "") !== "" || speaks(items, language));
}

function languagesIn(links: readonly LinkForm[]): readonly string[] {
  const codes = links.flatMap(({ title, items }) => [...Object.keys(title), ...languagesIn(items)]);
  return [...new Set(codes)].filter((code) => code !== "");
}
