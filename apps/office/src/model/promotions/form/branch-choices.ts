interface Location {
  readonly name: string;
  readonly warehouseIds: readonly number[];
}

/** A branch that a promotion may name. */
interface BranchChoice {
  readonly id: number;
  readonly name: string;
}

/** The shop's branches. */
export function branchesOf(locations: readonly Location[]): readonly BranchChoice[] {
  return locations.flatMap(({ name, warehouseIds }) => warehouseIds.map((id) => ({ id, name })));
}

/** The shop's branches, then chosen ones that it has no more, which can only be taken out. */
export function branchChoices(locations: readonly Location[], chosen: readonly number[]): readonly BranchChoice[] {
  const known = branchesOf(locations);
  const gone = chosen.filter((id) => !known.some((branch) => branch.id === id));
  return [...known, ...gone.map((id) => ({ id, name: `№ ${id}` }))];
}

/** The first chosen branch that the shop has, otherwise its first one; 0: it has none. */
export function firstBranch(locations: readonly Location[], chosen: readonly number[]): number {
  const known = branchesOf(locations);
  return (known.find(({ id }) => chosen.includes(id)) ?? known[0])?.id ?? 0;
}
