/** The number under which the texts of a group are kept: no dish has one below 0. */
export function baseOfGroup(section: number): number {
  return -section;
}
