import type { PlainKey } from "../../i18n/message-key.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";

/** Messages for unreadable files, by the server's reason. */
const REASONS = {
  empty: "imports.refused.empty",
  "too-large": "imports.refused.too-large",
  "unpacks-too-large": "imports.refused.unpacks-too-large",
  "too-many-rows": "imports.refused.too-many-rows",
  "too-many-columns": "imports.refused.too-many-columns",
  "not-a-table": "imports.refused.not-a-table",
  "old-excel": "imports.refused.old-excel",
  "binary-excel": "imports.refused.binary-excel",
  "open-document": "imports.refused.open-document",
  numbers: "imports.refused.numbers",
  word: "imports.refused.word",
  presentation: "imports.refused.presentation",
  pdf: "imports.refused.pdf",
  picture: "imports.refused.picture",
  mxl: "imports.refused.mxl",
  archive: "imports.refused.archive",
  "web-page": "imports.refused.web-page",
  xml: "imports.refused.xml",
  json: "imports.refused.json",
  encrypted: "imports.refused.encrypted",
  encoding: "imports.refused.encoding",
  broken: "imports.refused.broken",
  "too-slow": "imports.refused.too-slow",
  "too-much-memory": "imports.refused.too-much-memory",
  "no-columns": "imports.refused.no-columns",
  busy: "imports.refused.busy",
} as const satisfies Readonly<Record<string, PlainKey>>;

/** The message for a refused file. */
export function fileRefusal({ status, data }: Pick<OfficeError, "status" | "data">): PlainKey {
  const reason = String(data["reason"] ?? "");
  if (Object.hasOwn(REASONS, reason)) return REASONS[reason as keyof typeof REASONS];
  if (status === 413) return "imports.refused.too-large";
  if (status === null) return "settings.failure.away";
  return status === 403 ? "settings.failure.right" : "settings.failure.refused";
}
