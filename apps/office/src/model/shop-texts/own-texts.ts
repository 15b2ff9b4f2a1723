import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { entriesIn } from "../entities/read-fields.ts";

/** The settings section with the languages, each with the shop's own texts. */
export const LANGUAGES_SECTION = { kind: "settings", id: "language_list" } as const;
const facet = "settings";

export interface TextLanguage {
  readonly code: string;
  readonly name: string;
  /** The shop's own texts by key. */
  readonly own: Readonly<Record<string, string>>;
}

/** The shop's languages with the texts that replace standard ones. */
export function textLanguages({ facets }: Pick<WireEntity, "facets">): readonly TextLanguage[] {
  return entriesIn(facets[facet]).flatMap((entry) => {
    const { code, text } = entry;
    if (typeof code !== "string" || code === "") return [];
    return [{ code, name: typeof text === "string" && text !== "" ? text : code, own: ownOf(entry["lang_json_data"]) }];
  });
}

/** A text as the person opened it; `own`: "" for none. */
export interface OpenedText {
  readonly own: string;
  readonly etag: string;
}

/**
 * The version to send with a text. All texts share a section, so only a change of this text since it was opened is a
 * conflict (EDIT-7).
 */
export function textVersion(opened: OpenedText, present: OpenedText): string {
  return opened.own === present.own ? present.etag : opened.etag;
}

/** Sets a text of one language; null: restores the standard text. The rest of the list is kept. */
export function ownTextPatch(
  facets: WireEntity["facets"],
  code: string,
  key: string,
  text: string | null,
): WireEntityPatch {
  const list = entriesIn(facets[facet]).map((entry) => {
    if (entry["code"] !== code) return entry;
    const { [key]: _former, ...others } = ownOf(entry["lang_json_data"]);
    return { ...entry, lang_json_data: text === null ? others : { ...others, [key]: text } };
  });
  return { value: { [facet]: list } };
}

/** An object of texts, or its JSON. */
function ownOf(value: unknown): Readonly<Record<string, string>> {
  const fields = typeof value === "string" ? parsed(value) : value;
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return {};
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
