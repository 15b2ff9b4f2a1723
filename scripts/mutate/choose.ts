import type { Random } from "../../torture/random.ts";
import type { Mutation } from "./mutations.ts";

/** A part of the project: its number of lines, and its possible mutations. */
export interface Pool {
  readonly lines: number;
  readonly mutations: readonly Mutation[];
}

/**
 * Random mutations. Each choice takes a part, weighted by its lines, then a line with a possible mutation, then a
 * mutation of this line. No line is chosen twice.
 * @returns fewer than `count` only where the pools have fewer lines
 */
export function choose(pools: readonly Pool[], count: number, random: Random): readonly Mutation[] {
  const rest = pools.map(({ lines, mutations }) => ({ lines, groups: byLine(mutations) }));
  const chosen: Mutation[] = [];
  while (chosen.length < count) {
    const open = rest.filter(({ groups }) => groups.length > 0);
    const total = open.reduce((sum, { lines }) => sum + lines, 0);
    if (total === 0) break;
    let point = random.below(total);
    const pool = open.find(({ lines }) => {
      point -= lines;
      return point < 0;
    });
    const [group = []] = pool?.groups.splice(random.below(pool.groups.length), 1) ?? [];
    const mutation = group[random.below(group.length)];
    if (mutation) chosen.push(mutation);
  }
  return chosen;
}

function byLine(mutations: readonly Mutation[]): Mutation[][] {
  return [...Map.groupBy(mutations, ({ path, line }) => `${path}:${line}`).values()];
}
