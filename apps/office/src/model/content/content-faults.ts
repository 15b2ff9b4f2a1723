import { readLink } from "@skatert/contract";
import type { PlainKey } from "../../i18n/message-key.ts";
import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { type ContentDocument, type ContentField, isPicture } from "./content-fields.ts";
import type { ContentForm } from "./content-form.ts";

/** What is wrong, by the name of a field, or by the type of a part. */
export type ContentFaults = ReadonlyMap<string, PlainKey>;

/** What guests would not see as it is meant. */
export function contentFaults(fields: readonly ContentField[], form: ContentForm): ContentFaults {
  return new Map(fields.flatMap((field) => faultOf(field, form)));
}

/** Puts faults of a document's entry to its fields. Those of translations stay above the form. */
export function documentFieldAt(own: ContentDocument, fields: readonly ContentField[]): FieldAt {
  return ({ document, steps }) => (document === own ? fieldWith(fields, namesIn(steps)) : null);
}

/** Fields of the documents that a part of the form is about. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  link: ["type", "url", "product", "category", "post"],
  branches: ["sklad", "skladall"],
  days: ["ban_days_popup"],
  dishes: ["product_ids"],
};

/** The name of the field, or the type of the part, that shows a field of the document; null: none shows a fault. */
export function fieldWith(fields: readonly ContentField[], [name = "", inner = ""]: readonly string[]): string | null {
  const found = fields.find((field) => {
    if (!("name" in field)) return PARTS[field.type]?.includes(name) ?? false;
    const isBeside = isPicture(field) && field.otherwise === name;
    return field.name === name || field.name === `${name}.${inner}` || isBeside;
  });
  if (found === undefined || found.type === "choice" || found.type === "flag") return null;
  return "name" in found ? found.name : found.type;
}

function faultOf(field: ContentField, form: ContentForm): readonly (readonly [string, PlainKey])[] {
  const text = "name" in field ? (form.texts[field.name] ?? "").trim() : "";
  switch (field.type) {
    case "text":
    case "html":
      return field.isRequired && text === "" ? [[field.name, "content.fault.empty"]] : [];
    case "slug":
      return /^[\p{L}\p{N}_.~-]+$/u.test(text) ? [] : [[field.name, "content.fault.slug"]];
    case "address":
      return text === "" || readLink(text) !== null ? [] : [[field.name, "content.fault.url"]];
    case "picture":
    case "pictures":
    case "gallery":
      return field.isRequired && (form.pictures[field.name] ?? []).length === 0
        ? [[field.name, "content.fault.picture"]]
        : [];
    case "link":
      return linkFault(form.link);
    case "branches":
      return form.flags["everywhere"] === true || (form.lists["branches"] ?? []).length > 0
        ? []
        : [["branches", "content.fault.branches"]];
    case "days":
      return (form.lists["days"] ?? []).length > 0 ? [] : [["days", "content.fault.days"]];
    default:
      return [];
  }
}

function linkFault({ kind, ...aims }: ContentForm["link"]): readonly (readonly [string, PlainKey])[] {
  if (kind === "none") return [];
  if (kind === "url") return readLink(aims.url.trim()) === null ? [["link", "content.fault.url"]] : [];
  return aims[kind] === "" ? [["link", "content.fault.link"]] : [];
}
