import type { Seo } from "@skatert/domain";
import { readRows } from "../fields/field-rows.ts";
import { readRecord } from "../fields/read.ts";
import { SEO_ROWS } from "./dish-rows.ts";

/** `seo_data`; null if every field is empty. */
export function seoFromWire(value: unknown): Seo | null {
  const seo = readRows(SEO_ROWS, readRecord(value));
  return Object.values(seo).every((text) => text === "") ? null : seo;
}
