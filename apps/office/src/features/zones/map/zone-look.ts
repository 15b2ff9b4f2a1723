import looks from "./zone-looks.module.css";

const names = ["look0", "look1", "look2", "look3", "look4", "look5", "look6", "look7"] as const;

/** The CSS class for a zone's colour and dashes, by position in the list. */
export function lookOf(index: number): string {
  return looks[names[index % names.length] ?? "look0"] ?? "";
}
