/** The author of a staff member's change, as `by` of a StageChange: "staff:7:Anna". */
export function staffAuthor({ id, name }: { readonly id: number; readonly name: string }): string {
  return `staff:${id}:${name}`;
}
