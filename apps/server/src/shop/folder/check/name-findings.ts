import { foundText } from "@skatert/contract";
import { isJsonObject, type Json } from "../../documents/json.ts";
import type { ShopDocument } from "../../documents/shop-document.ts";
import type { Finding } from "./finding.ts";

/** Adds to each finding the name of its dish, coupon or branch. */
export function nameFindings(findings: readonly Finding[], documents: readonly ShopDocument[]): readonly Finding[] {
  const contents = new Map(documents.map(({ file, content }) => [file, content]));
  return findings.map((finding) => {
    const name = nameAt(contents.get(finding.file) ?? null, finding.path);
    return name === null ? finding : { ...finding, name };
  });
}

/** The name of the innermost named object around a path; null outside of named objects. */
function nameAt(root: Json, path: string): string | null {
  let value = root;
  let name: string | null = null;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    const next: Json | undefined = Array.isArray(value)
      ? value[Number(step)]
      : isJsonObject(value)
        ? value[step]
        : undefined;
    if (next === undefined) break;
    value = next;
    name = nameOf(value) ?? name;
  }
  return name;
}

function nameOf(value: Json): string | null {
  if (!isJsonObject(value)) return null;
  const title = value["title"];
  const names = [value["name"], value["code"], value["label"], isJsonObject(title ?? null) ? null : title];
  const found = names.find((each) => typeof each === "string" && each.trim() !== "");
  return typeof found === "string" ? foundText(found) : null;
}
