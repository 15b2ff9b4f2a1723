import type { BranchId, GroupLine, GroupOrderState, GroupPerson, Instant } from "@skatert/domain";
import { chosenFromWire, noteFromWire, requestLineToWire } from "../checkout/map-request.ts";
import { oneLine } from "../fields/clean-text.ts";
import { readId } from "../fields/read.ts";
import type { WireGroupMine, WireGroupOrder } from "./schemas.ts";

/** A group order as everybody with the link sees it. */
export interface GroupOrderView {
  /** Gives access to everybody with the link. */
  readonly id: string;
  readonly host: string;
  readonly state: GroupOrderState;
  readonly revision: number;
  readonly warehouseId: BranchId;
  readonly expiresAt: Instant;
  readonly people: readonly GroupPerson[];
}

/** One person's input; the person's browser creates the secret. */
export interface GroupMine {
  readonly secret: string;
  readonly name: string;
  readonly done: boolean;
  readonly lines: readonly GroupLine[];
}

export function groupOrderToWire(group: GroupOrderView): WireGroupOrder {
  return {
    id: group.id,
    host: group.host,
    state: group.state,
    revision: group.revision,
    warehouse_id: group.warehouseId,
    expires_at: new Date(group.expiresAt).toISOString(),
    people: group.people.map(({ lines, kept, ...person }) => ({
      ...person,
      lines: lines.map(lineToWire),
      ...(kept === undefined ? {} : { kept: kept.map(lineToWire) }),
    })),
  };
}

export function groupOrderFromWire(wire: WireGroupOrder): GroupOrderView {
  return {
    id: wire.id,
    host: wire.host,
    state: wire.state,
    revision: wire.revision,
    warehouseId: wire.warehouse_id,
    expiresAt: Date.parse(wire.expires_at),
    people: wire.people.map(({ id, name, done, lines, kept }) => ({
      id,
      name,
      done,
      lines: lines.map(lineFromWire),
      ...(kept === undefined ? {} : { kept: kept.map(lineFromWire) }),
    })),
  };
}

export function groupMineToWire({ secret, name, done, lines }: GroupMine): WireGroupMine {
  return { secret, name, done, lines: lines.map(lineToWire) };
}

export function groupMineFromWire(wire: WireGroupMine): GroupMine {
  return {
    secret: wire.secret,
    name: oneLine(wire.name),
    done: wire.done ?? false,
    lines: wire.lines.map(lineFromWire),
  };
}

function lineToWire({ name, ...line }: GroupLine) {
  return { ...requestLineToWire(line), name };
}

function lineFromWire(wire: WireGroupMine["lines"][number]): GroupLine {
  return {
    productId: wire.product_id,
    variationId: readId(wire.variation_id),
    quantity: wire.quantity,
    ...chosenFromWire(wire),
    ...noteFromWire(wire.note),
    name: wire.name,
  };
}
