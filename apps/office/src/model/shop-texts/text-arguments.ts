import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** The fault of an own text. */
export type TextFault =
  | { readonly kind: "invalid" }
  /** Names of missing arguments, or of unknown ones, which would be shown literally. */
  | { readonly kind: "missing" | "unknown"; readonly names: string };

/** Checks that a text has the same arguments as the standard text (EDIT-4). */
export function textFault(standard: string, own: string): TextFault | null {
  const wanted = argumentsOf(standard) ?? new Set();
  const present = argumentsOf(own);
  if (present === null) return { kind: "invalid" };
  const missing = [...wanted].filter((name) => !present.has(name));
  if (missing.length > 0) return { kind: "missing", names: named(missing) };
  const unknown = [...present].filter((name) => !wanted.has(name));
  return unknown.length > 0 ? { kind: "unknown", names: named(unknown) } : null;
}

function named(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}

/** Names of the arguments of an ICU message; null: it is not one. */
function argumentsOf(text: string): ReadonlySet<string> | null {
  try {
    const names = new Set<string>();
    collect(compileMessageOrThrow(text), names);
    return names;
  } catch {
    return null;
  }
}

/** A compiled message is a list of texts and arguments: [name, kind, forms]. */
function collect(tokens: unknown, names: Set<string>): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, , forms] = token;
    if (typeof name === "string") names.add(name);
    if (typeof forms === "object" && forms !== null) for (const form of Object.values(forms)) collect(form, names);
  }
}
