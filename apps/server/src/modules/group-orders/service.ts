import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { GroupMine, GroupOrderView } from "@skatert/contract";
import {
  type BranchId,
  changeState,
  entriesIn,
  GROUP_LIMITS,
  type GroupChange,
  type GroupEntry,
  type GroupOrder,
  type GroupOrderState,
  keepDishes,
  type LineRequest,
  peopleOf,
  putPerson,
  removePerson,
  stateAt,
} from "@skatert/domain";
import type { Kysely } from "kysely";
import { queueUp } from "../../database/queue-up.ts";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { Refusal, tooManyRequests } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import { getGroup, insertGroup, nthLatestOf, updateGroup } from "./group-repository.ts";
import type { StoredGroupOrder } from "./tables.ts";

export interface GroupOrdersDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  /** A keyed digest of the caller's network. */
  readonly networkOf: (address: string) => string;
  /** Notifies the open pages of a group order that it has changed. */
  readonly onChanged: (id: string) => void;
}

/** Orders to which several people add dishes under their names (decision 061). */
export interface GroupOrders {
  /** Throws 404 for an unknown branch, 429. */
  create(wish: NewGroup): Promise<{ readonly group: GroupOrderView; readonly key: string }>;
  /** Throws 404. */
  show(id: string): Promise<GroupOrderView>;
  /** Throws 404, 409 with a GroupRefusal. */
  putMine(id: string, mine: GroupMine): Promise<{ readonly group: GroupOrderView; readonly personId: number }>;
  /** By the host, or by the person with their own secret. Throws 404, 403. */
  remove(id: string, personId: number, key: string): Promise<GroupOrderView>;
  /** The host changes the state. Throws 404, 403, 409 with a GroupRefusal. */
  setState(id: string, key: string, state: GroupOrderState): Promise<GroupOrderView>;
  /** The host reports which dishes of the others the cart has. Throws 404, 403, 409 with a GroupRefusal. */
  putKept(id: string, key: string, lines: readonly LineRequest[]): Promise<GroupOrderView>;
}

export interface NewGroup {
  readonly host: string;
  readonly warehouseId: BranchId;
  readonly clientAddress: string;
}

const hour = 3_600_000;
/** Group orders that one network may create in an hour; an office shares one network. */
const perNetworkAndHour = 30;
const randomBytesOfKey = 16;

export function createGroupOrders(deps: GroupOrdersDeps): GroupOrders {
  const view = (group: StoredGroupOrder) => viewOf(group, deps.now());
  return {
    create: (wish) => create(deps, wish),
    async show(id) {
      return view(requireFound(await getGroup(deps.db, id)));
    },
    async putMine(id, { secret, ...mine }) {
      let personId = 0;
      const group = await change(deps, id, (before) => {
        const saved = requireAccepted(putPerson(groupOf(before), { ...mine, holder: digestOf(secret) }, deps.now()));
        personId = saved.personId;
        return { people: JSON.stringify(saved.entries) };
      });
      return { group: view(group), personId };
    },
    async remove(id, personId, key) {
      const removed = await change(deps, id, (before) => {
        const group = groupOf(before);
        const person = group.entries.find((entry) => entry.id === personId && !entry.removed);
        const isHost = opens(before.host_digest, key);
        if (!isHost && (person === undefined || !opens(person.holder, key))) throw notYours();
        return person === undefined ? null : { people: JSON.stringify(removePerson(group, personId, isHost)) };
      });
      return view(removed);
    },
    async setState(id, key, state) {
      const moved = await change(deps, id, (before) => {
        if (!opens(before.host_digest, key)) throw notYours();
        const to = requireAccepted(changeState(groupOf(before), state, deps.now()));
        const entries = entriesIn(to, groupOf(before).entries);
        return to === before.state ? null : { state: to, people: JSON.stringify(entries) };
      });
      return view(moved);
    },
    async putKept(id, key, lines) {
      const saved = await change(deps, id, (before) => {
        if (!opens(before.host_digest, key)) throw notYours();
        const people = JSON.stringify(requireAccepted(keepDishes(groupOf(before), lines, deps.now())));
        return people === before.people ? null : { people };
      });
      return view(saved);
    },
  };
}

async function create(deps: GroupOrdersDeps, { host, warehouseId, clientAddress }: NewGroup) {
  const { locations } = (await deps.shop.current()).settings();
  if (!locations.some(({ warehouseIds }) => warehouseIds.includes(warehouseId)))
    throw new Refusal("rest_not_found", "There is no such branch");
  const key = randomBytes(randomBytesOfKey).toString("base64url");
  const at = deps.now();
  const network = deps.networkOf(clientAddress);
  const group: StoredGroupOrder = {
    id: randomBytes(randomBytesOfKey).toString("base64url"),
    host_digest: digestOf(key),
    host_name: host,
    warehouse_id: warehouseId,
    people: "[]",
    revision: 1,
    state: "open",
    network,
    created_at: at,
    expires_at: at + GROUP_LIMITS.lifetime,
  };
  await transaction(deps.db, async (tx) => {
    await queueUp(tx, "group-order");
    const oldest = await nthLatestOf(tx, network, perNetworkAndHour, at - hour);
    if (oldest !== null) throw tooManyRequests("Too many group orders", "too-many-group-orders", oldest + hour - at);
    await insertGroup(tx, group);
  });
  return { group: viewOf(group, at), key };
}

/** More than the changes that other requests can save while one waits: each lost race means one saved change. */
const maxTries = 100;

/**
 * Saves one change, and computes it again when another was saved meanwhile. `work` returns null when nothing changes,
 * and throws to refuse.
 */
async function change(
  { db, onChanged }: GroupOrdersDeps,
  id: string,
  work: (before: StoredGroupOrder) => Partial<Pick<StoredGroupOrder, "people" | "state">> | null,
): Promise<StoredGroupOrder> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const outcome = await transaction(db, async (tx) => {
      const before = requireFound(await getGroup(tx, id));
      const fields = work(before);
      if (fields === null) return { group: before, isSaved: false };
      const isSaved = await updateGroup(tx, before, fields);
      return isSaved ? { group: { ...before, ...fields, revision: before.revision + 1 }, isSaved } : null;
    });
    if (outcome === null) continue;
    if (outcome.isSaved) onChanged(id);
    return outcome.group;
  }
  throw new Refusal("rest_unavailable", "The group order changes too fast", {}, 1);
}

function groupOf(row: StoredGroupOrder): GroupOrder {
  const entries: readonly GroupEntry[] = JSON.parse(row.people);
  return { host: row.host_name, state: row.state, revision: row.revision, expiresAt: row.expires_at, entries };
}

/** The view for everyone with the link: without digests and without removed people. */
function viewOf(row: StoredGroupOrder, now: number): GroupOrderView {
  const group = groupOf(row);
  return {
    id: row.id,
    host: row.host_name,
    state: stateAt(group, now),
    revision: row.revision,
    warehouseId: row.warehouse_id,
    expiresAt: row.expires_at,
    people: peopleOf(group),
  };
}

/** Keys have 128 random bits, so a plain digest cannot be reversed. */
function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function opens(digest: string, key: string): boolean {
  const [one, other] = [Buffer.from(digest), Buffer.from(digestOf(key))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function requireFound(group: StoredGroupOrder | null): StoredGroupOrder {
  if (group === null) throw new Refusal("rest_not_found", "There is no such group order");
  return group;
}

function requireAccepted<Value>(change: GroupChange<Value>): Value {
  if (change.ok) return change.value;
  throw new Refusal("group_order_refused", "The group order does not take this", { reason: change.reason });
}

function notYours(): Refusal {
  return new Refusal("rest_forbidden", "Only the host may do this");
}
