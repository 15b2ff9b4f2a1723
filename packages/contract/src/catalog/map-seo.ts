import type { Seo } from "@skatert/domain";
import { readRecord, readText } from "../fields/read.ts";

/** `seo_data`; null if every field is empty. */
export function seoFromWire(value: unknown): Seo | null {
  const wire = readRecord(value);
  const seo = {
    title: readText(wire["title"]),
    description: readText(wire["description"]),
    keywords: readText(wire["keywords"]),
    ogTitle: readText(wire["og_title"]),
    ogDescription: readText(wire["og_description"]),
  };
  return Object.values(seo).every((text) => text === "") ? null : seo;
}
