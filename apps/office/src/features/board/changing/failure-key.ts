/** The text for the code of a refused change, or for "failed". */
export function failureKey(code: string) {
  if (code === "staff_right_missing") return "change.failed.right";
  if (code === "change_refused") return "change.failed.refused";
  return code === "failed" ? "change.failed" : "change.failed.state";
}
