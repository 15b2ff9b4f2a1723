import { readLink } from "@skatert/contract";
import type { PlainKey } from "../../i18n/message-key.ts";
import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { type ContentDocument, type ContentField, isPicture } from "./content-fields.ts";
import type { ContentForm } from "./content-form.ts";

/** Faults by field name or part type. */
export type ContentFaults = ReadonlyMap<string, PlainKey>;

/** Values that guests would not see as intended. */
export function contentFaults(fields: readonly ContentField[], form: ContentForm): ContentFaults {
  return new Map(fields.flatMap((field) => faultOf(field, form)));
}

/** Assigns faults of a document's entry to its fields. Faults of translations stay above the form. */
export function documentFieldAt(own: ContentDocument, fields: readonly ContentField[]): FieldAt {
  return ({ document, steps }) => (document === own ? fieldWith(fields, namesIn(steps)) : null);
}

/** Document fields that belong to a part of the form. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  link: ["type", "url", "product", "category", "post"],
  branches: ["sklad", "skladall"],
  days: ["ban_days_popup"],
  dishes: ["product_ids"],
};

/** Name of the field, or type of the part, for a document field; null: none can show a fault. */
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
