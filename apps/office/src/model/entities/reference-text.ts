import type { ReferenceKind } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";

/** Names by key, from the server's answer: "product:101". */
export type Names = Readonly<Record<string, string>>;

interface Words {
  readonly t: I18n["t"];
  readonly names?: Names;
}

/** The name of what a field refers to; its kind and number if nothing in the shop has it any more. */
export function referenceText(kind: ReferenceKind | "content", id: string, { t, names = {} }: Words): string {
  const name = names[`${kind}:${id}`];
  // An entity without a name answers with its id.
  if (name !== undefined && name !== "" && name !== id) return name;
  return t(`field.ref.${kind}`, { id });
}
