import type { LanguageCode } from "@skatert/contract";
import { mergeGroup, ownLines } from "@skatert/domain";
import { fetchPayload, PayloadFailure } from "../../platform/api/payload.ts";
import { removeCookie, writeCookie } from "../../platform/storage/cookies.ts";
import { useDiscounts } from "../cart/cart-discounts-store.ts";
import { useCart } from "../cart/cart-store.ts";
import { codesOf } from "../discounts/stored-discounts.ts";
import type { Place } from "../place/place.ts";
import { usePlace } from "../place/place-store.ts";
import { callsIn } from "./calls-in.ts";
import type { GroupData } from "./group-data.ts";
import type { GroupOutcome } from "./group-outcome.ts";
import { type Aside, changeHost, type GroupGuest, type GroupHost, type LostDish, useGroup } from "./group-store.ts";
import { hasDishes } from "./host-gate.ts";
import { lineOfMine, mineText, sentText } from "./mine.ts";

const newHost = { lost: [], isMerged: false, isOrdered: false, kept: null } as const;

/** The group order's page data. Rejects if the server does not answer or the group order does not exist. */
export function fetchGroup(id: string, signal?: AbortSignal): Promise<GroupData> {
  return fetchPayload<GroupData>("group-order", groupPath(id), signal);
}

/** Stores the server's answer. A group order that no longer exists is over; for its host at once. */
export async function refreshGroup(id: string, signal?: AbortSignal): Promise<void> {
  const { adopt, end } = useGroup.getState();
  try {
    const data = await fetchGroup(id, signal);
    if (!signal?.aborted) adopt(data);
  } catch (error) {
    const { own } = useGroup.getState();
    if (signal?.aborted || own?.id !== id) return;
    const isGone = error instanceof PayloadFailure && error.status === 404;
    if (isGone && own.role === "host") end();
    else useGroup.setState(isGone ? { isOut: true } : { isUnreached: true });
  }
}

/** The page of the link that the host sends. */
export function groupPath(id: string): string {
  return `/together/${id}`;
}

/** Opens a group order for the branch of the chosen place. */
export async function openGroup(name: string, language: LanguageCode): Promise<GroupOutcome> {
  const { place } = usePlace.getState();
  if (place === null) return "failed";
  const answer = await (await callsIn(language)).create(name, place.warehouseId);
  if (!answer.ok) return "failed";
  const { group, key } = answer.value;
  useGroup.getState().begin({ role: "host", id: group.id, key, name: group.host, ...newHost });
  useGroup.getState().adopt(await fetchGroup(group.id));
  return "done";
}

export interface Joining {
  readonly name: string;
  /**
   * Reuse one `newSecret` for all attempts, because a lost answer would otherwise leave a second person
   * behind.
   */
  readonly secret: string;
}

/**
 * Joins under a name. Saves the browser's own cart and place for later, once `leave` resolves: when the invitation has
 * left the screen.
 */
export async function joinGroup(
  data: GroupData,
  { name, secret }: Joining,
  language: LanguageCode,
  leave: () => Promise<void>,
): Promise<GroupOutcome> {
  const calls = await callsIn(language);
  const answer = await calls.putMine(data.id, { secret, name, done: false, lines: [] });
  if (!answer.ok) return outcomeOf(answer.error.reason);
  const { group, personId } = answer.value;
  const ownName = group.people.find(({ id }) => id === personId)?.name ?? name;
  await leave();
  const aside = { lines: useCart.getState().lines, place: usePlace.getState().place, discounts: chosenDiscounts() };
  const { id, host } = data;
  const mine = { name: ownName, sent: sentText(false, mineText([])), doneWith: null };
  useGroup.getState().begin({ role: "guest", id, secret, host, personId, aside, ...mine });
  useCart.getState().clear();
  useDiscounts.getState().clear();
  if (data.place !== null && aside.place?.warehouseId !== data.place.warehouseId) servedAt(data.place);
  return "done";
}

/** Sends the guest's dishes as they are in the cart. */
export async function sendMine(own: GroupGuest, done: boolean, language: LanguageCode): Promise<GroupOutcome> {
  const lines = useCart.getState().lines.map(lineOfMine);
  const calls = await callsIn(language);
  const answer = await calls.putMine(own.id, { secret: own.secret, name: own.name, done, lines });
  return answer.ok ? "done" : answer.error.status === 404 ? "removed" : outcomeOf(answer.error.reason);
}

/**
 * The guest leaves, even if the server does not answer. In that case the host still sees the dishes. `leave` as in
 * `joinGroup`.
 */
export async function leaveGroup(own: GroupGuest, language: LanguageCode, leave: () => Promise<void>): Promise<void> {
  const { personId } = own;
  if (personId !== null) {
    const told = callsIn(language).then(({ remove }) => remove(own.id, personId, own.secret));
    await told.catch(() => undefined);
  }
  await leave();
  endGuest(own);
}

/**
 * Restores the browser's own cart, discounts and place. Runs once, because a second run would undo later
 * changes.
 */
export function endGuest({ id, secret }: GroupGuest): void {
  const { own, end } = useGroup.getState();
  if (own?.role !== "guest" || own.id !== id || own.secret !== secret) return;
  const { aside } = own;
  end();
  useCart.setState({ lines: aside.lines, changes: [] });
  useDiscounts.getState().clear();
  useDiscounts.setState(aside.discounts);
  if (aside.place === null) {
    usePlace.setState({ place: null });
    removeCookie("location");
  } else servedAt(aside.place);
}

function chosenDiscounts(): Aside["discounts"] {
  const { selection, offered, codes, promoCode, displaced } = useDiscounts.getState();
  return { selection, promoCode, displaced, codes: codesOf(selection, [...offered, ...codes]) };
}

/** The host removes a person. */
export async function removeFrom(own: GroupHost, personId: number, language: LanguageCode): Promise<GroupOutcome> {
  const answer = await (await callsIn(language)).remove(own.id, personId, own.key);
  if (answer.ok) useGroup.getState().adopt(await fetchGroup(own.id));
  return answer.ok ? "done" : "failed";
}

/**
 * Closes the group order and merges everybody's dishes into the cart. `lost` names dishes that are no longer
 * on the menu. May be repeated, also after the group order expired: the dishes replace the earlier ones.
 */
export async function closeGroup(own: GroupHost, language: LanguageCode): Promise<GroupOutcome> {
  const answer = await (await callsIn(language)).setState(own.id, own.key, "closed");
  if (!answer.ok) return "failed";
  const data = await fetchGroup(own.id);
  if (useGroup.getState().own?.id !== own.id) return "failed";
  const { lines, left } = mergeGroup(useCart.getState().lines, data.people);
  const lost: readonly LostDish[] = [
    ...data.people.flatMap(({ name, gone }) => gone.map((dish) => ({ person: name, name: dish }))),
    ...left.map(({ person = "", name }) => ({ person, name })),
  ];
  useGroup.getState().adopt(data);
  useCart.getState().fit(lines, []);
  changeHost({ lost, isMerged: true });
  return "done";
}

/**
 * Whether an order may be sent now: this browser is in no group order, or no person's dishes would be
 * missing. If the host's cart lacks dishes of others, it closes the group order, so that nobody adds more
 * meanwhile. Rejects without an answer.
 */
export async function mayOrder(language: LanguageCode): Promise<boolean> {
  const { own, adopt, end } = useGroup.getState();
  if (own === null) return true;
  if (own.role === "guest") return false;
  if (own.isOrdered || own.isMerged) return true;
  const answer = await (await callsIn(language)).setState(own.id, own.key, "closed");
  if (!answer.ok) {
    if (!isOver(answer.error)) throw new Error("closing the group order failed");
    end();
    return true;
  }
  const data = await fetchGroup(own.id);
  adopt(data);
  if (hasDishes(data)) return false;
  changeHost({ isMerged: true });
  return true;
}

/** Reopens a closed group order and returns the others' dishes to them. */
export async function reopenGroup(own: GroupHost, language: LanguageCode): Promise<GroupOutcome> {
  // Without an answer it may be open, and the cart then lacks dishes that others add.
  changeHost({ isMerged: false });
  const answer = await (await callsIn(language)).setState(own.id, own.key, "open");
  if (!answer.ok && answer.error.status < 500) changeHost({ isMerged: own.isMerged });
  if (!answer.ok) return outcomeOf(answer.error.reason);
  takeOthersOut();
  useGroup.getState().adopt(await fetchGroup(own.id));
  return "done";
}

/** The host gives the group order up: the others read that it is cancelled, and their dishes leave the cart. */
export async function cancelGroup(own: GroupHost, language: LanguageCode): Promise<GroupOutcome> {
  const { setState } = await callsIn(language);
  let answer = await setState(own.id, own.key, "cancelled");
  // A backend of an older version refuses the state: at least nobody adds dishes any more.
  if (!answer.ok && answer.error.status === 400) answer = await setState(own.id, own.key, "closed");
  if (!answer.ok && !isOver(answer.error)) return "failed";
  takeOthersOut();
  useGroup.getState().end();
  return "done";
}

/** The server no longer has the group order, or it is ordered or cancelled. */
function isOver({ status, reason }: { readonly status: number; readonly reason: string | null }): boolean {
  return status === 404 || reason === "ordered" || reason === "cancelled";
}

function takeOthersOut(): void {
  useCart.getState().fit(ownLines(useCart.getState().lines), []);
  changeHost({ lost: [] });
}

/** Shows the menu of a branch without saving the place among the shopper's addresses. */
function servedAt(place: Place): void {
  usePlace.setState({ place, tab: place.kind });
  writeCookie("location", String(place.locationId));
}

function outcomeOf(reason: string | null): GroupOutcome {
  const known: readonly GroupOutcome[] = ["closed", "removed", "too-many-people", "too-many-dishes", "expired"];
  return known.find((each) => each === reason) ?? "failed";
}

const secretBytes = 16;

/** 128 random bits in base64url, by which the server recognizes a guest. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
