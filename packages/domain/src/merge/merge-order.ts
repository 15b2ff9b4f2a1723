/** The members of a list after a merge. */
export interface MergedOrder {
  readonly ids: readonly string[];
  /** Both sides moved common members in different ways; the preferred side's order is kept. */
  readonly isContested: boolean;
}

/**
 * Three-way merge of a list of distinct ids. Additions and removals of both sides apply. A new member keeps its place
 * behind its neighbour. The order is that of the side that moved members.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  prefer: "mine" | "theirs" = "theirs",
): MergedOrder {
  const kept = membersOf(base, mine, theirs);
  const moved = { mine: hasMoved(base, mine), theirs: hasMoved(base, theirs) };
  const isContested = moved.mine && moved.theirs && !isSameOrder(mine, theirs);
  const leads = isContested ? prefer : moved.mine && !moved.theirs ? "mine" : "theirs";
  const [first, second] = leads === "mine" ? [mine, theirs] : [theirs, mine];
  return { ids: joined(first, second, kept), isContested };
}

function membersOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): ReadonlySet<string> {
  const [known, ours, others] = [new Set(base), new Set(mine), new Set(theirs)];
  const stays = (id: string) => (known.has(id) ? ours.has(id) && others.has(id) : true);
  return new Set([...mine, ...theirs].filter(stays));
}

/** Whether the common members of both lists are in a different order. */
function hasMoved(base: readonly string[], list: readonly string[]): boolean {
  return !isSameOrder(base, list);
}

function isSameOrder(some: readonly string[], other: readonly string[]): boolean {
  const [inSome, inOther] = [new Set(some), new Set(other)];
  const common = other.filter((id) => inSome.has(id));
  return some.filter((id) => inOther.has(id)).every((id, index) => id === common[index]);
}

/** The kept members in the order of `first`; members of `second` alone follow their neighbour there. */
function joined(first: readonly string[], second: readonly string[], kept: ReadonlySet<string>): readonly string[] {
  const listed = new Set(first);
  const followers = new Map<string | null, string[]>();
  let neighbour: string | null = null;
  for (const id of second) {
    if (listed.has(id)) neighbour = id;
    else if (kept.has(id)) followers.set(neighbour, [...(followers.get(neighbour) ?? []), id]);
  }
  const withFollowers = first.flatMap((id) => [id, ...(followers.get(id) ?? [])]);
  return [...(followers.get(null) ?? []), ...withFollowers].filter((id) => kept.has(id));
}
