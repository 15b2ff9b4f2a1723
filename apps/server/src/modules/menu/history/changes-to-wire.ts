import type { WireChangeSummary, WireEntityChange, WireFieldChange } from "@skatert/contract";
import { isoTime } from "../../../ports/clock.ts";
import type { NamedEntity } from "../../../shop/changes/change-lines.ts";
import type { ChangeRow } from "../../../shop/changes/change-store.ts";
import type { EntityDelta, FacetDelta, FacetSide } from "../../../shop/entities/delta.ts";
import type { EntityKey } from "../../../shop/entities/entity.ts";
import { refToWire } from "../entity-to-wire.ts";
import { codesCount } from "../promotions/counted-codes.ts";

/** A change of an entity, field by field; single-use codes of a coupon as their number. */
export function changeToWire(key: EntityKey, name: string, delta: EntityDelta): WireEntityChange {
  const facets = Object.entries(delta);
  const isAdded = facets.every(([, { before }]) => before === null);
  const isRemoved = facets.every(([, { after }]) => after === null);
  return {
    entity: refToWire(key, name),
    change: isAdded ? "added" : isRemoved ? "removed" : "changed",
    fields: facets.flatMap(([facet, change]) => fieldsOf(facet, change)),
  };
}

function fieldsOf(facet: string, { before, after }: FacetDelta): readonly WireFieldChange[] {
  const names = new Set([...fieldNames(before), ...fieldNames(after)]);
  if (names.size === 0) {
    // A changed order of an object's fields alone is invisible to people.
    return isWhole(before) || isWhole(after) ? [{ facet, field: null, ...sides(whole(before), whole(after)) }] : [];
  }
  return [...names].map((field) => {
    const side = (of: FacetSide) => codesCount(facet, field, fieldOf(of, field));
    return { facet, field, ...sides(side(before), side(after)) };
  });
}

function sides(before: unknown, after: unknown): Pick<WireFieldChange, "before" | "after"> {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

function isWhole(side: FacetSide): boolean {
  return side !== null && "whole" in side;
}

function whole(side: FacetSide): unknown {
  return side !== null && "whole" in side ? side.whole : undefined;
}

function fieldNames(side: FacetSide): readonly string[] {
  return side === null || "whole" in side ? [] : Object.keys(side.fields);
}

function fieldOf(side: FacetSide, field: string): unknown {
  return side === null || "whole" in side ? undefined : side.fields[field];
}

interface SummaryFacts {
  /** The first entities of the change. */
  readonly first: readonly NamedEntity[];
  readonly undoneBy: number | null;
  /** How many others the role must not see. */
  readonly hidden: number;
}

export function summaryToWire(row: ChangeRow, { first, undoneBy, hidden }: SummaryFacts): WireChangeSummary {
  return {
    id: row.id,
    at: isoTime(row.at),
    by: { kind: row.by_kind, id: row.by_id, name: row.by_name },
    source: row.source,
    revision: row.revision,
    entities: row.entities,
    hidden,
    names: first.map(({ key, name }) => refToWire(key, name)),
    undoes: row.undoes,
    undone_by: undoneBy,
  };
}
