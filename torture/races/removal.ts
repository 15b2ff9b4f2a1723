import { setTimeout as pause } from "node:timers/promises";
import { BoardOrderSchema, OFFICE_PATHS, officeOrderPath } from "@skatert/contract";
import { type SignedInStaff, signInStaff } from "../../apps/server/src/testing/calls/staff.ts";
import type { TortureEngine } from "../family.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { warehouseId } from "../orders/shop-files.ts";
import { startProgram } from "../programs/shop-program.ts";
import { noDifference, type Row } from "../row.ts";
import { type ListeningBoard, openListeningBoard } from "./listening-board.ts";

const rounds = 10;
const socketsEach = 3;
/** Limit of STAFF-1. */
const maxMs = 1_000;
const maxWaitMs = 20_000;
/** Interval between two changes of the branch. Each change sends a message to every subscription. */
const changeMs = 50;
const lookMs = 5;

/** One row: removed people with boards at every process, and the time of their last message or answer. */
export function removed(engine: TortureEngine): Promise<Row> {
  return withOrderingShop(engine, { orders: 1, signIn: false }, async (shop) => {
    const first = await shop.program().url;
    const other = engine.name === "postgres" ? startProgram(shop) : null;
    try {
      const urls = other === null ? [first] : [first, await other.url];
      const owner = await person(shop, "owner");
      const change = await branchChanger(urls, owner);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await removeOnce({ shop, urls, owner, change }));
      await Promise.all([shop.program().stop(), other?.stop()]);
      const slowest = Math.max(...times).toFixed(0);
      return {
        fault: "a person is removed",
        engine: engine.name,
        unit: "people",
        sent: rounds,
        ...noDifference,
        wrong: Number(slowest) <= maxMs ? [] : [`the last message or answer came after ${slowest} ms`],
        note: `${urls.length} processes, the last message or answer came within ${slowest} ms`,
      };
    } finally {
      await other?.kill();
    }
  });
}

async function person({ place }: OrderingShop, role: "owner" | "cook"): Promise<SignedInStaff> {
  const store = place.open();
  try {
    return await signInStaff({ store, clock: { now: () => Date.now() } }, [{ role, branchId: null }]);
  } finally {
    await store.close();
  }
}

interface Removal {
  readonly shop: OrderingShop;
  readonly urls: readonly string[];
  readonly owner: SignedInStaff;
  /** Makes a change that every board of the branch receives. */
  readonly change: () => Promise<void>;
}

/**
 * Milliseconds from the removal call, at the first process, to the last message or answer to the person at any process.
 */
async function removeOnce({ shop, urls, owner, change }: Removal): Promise<number> {
  const leaving = await person(shop, "cook");
  const cookie = leaving.headers["cookie"] ?? "";
  const boards: ListeningBoard[] = [];
  for (const url of urls)
    for (let count = 0; count < socketsEach; count += 1) boards.push(await openListeningBoard(url, cookie));
  const heardAll = boards.map(({ hearsAgain }) => hearsAgain());
  await change();
  await Promise.race([Promise.all(heardAll), tooLong()]);
  const begun = performance.now();
  const isOver = () => boards.every(({ socket }) => socket.readyState !== WebSocket.OPEN);
  const [answered] = await Promise.all([
    Promise.all(urls.map((url) => lastAnswer(url, cookie))),
    send("PATCH", `${urls[0]}${OFFICE_PATHS.staff}/${leaving.id}`, owner, { disabled: true }),
    repeat(change, changeMs, isOver),
  ]);
  const last = Math.max(...boards.map(({ heardAt }) => heardAt()), ...answered);
  return Math.max(0, last - begun);
}

/** Repeats the call until `isOver`. Throws if that takes too long. */
async function repeat(call: () => Promise<void>, everyMs: number, isOver: () => boolean): Promise<void> {
  const begun = performance.now();
  while (!isOver()) {
    if (performance.now() - begun > maxWaitMs) throw new Error("a removed person is still connected or signed in");
    await call();
    await pause(everyMs);
  }
}

async function tooLong(): Promise<never> {
  await pause(maxWaitMs, undefined, { ref: false });
  throw new Error("a board does not hear the branch");
}

/** Time of the last successful answer of a process to the person. */
async function lastAnswer(url: string, cookie: string): Promise<number> {
  let [at, isRefused] = [0, false];
  const ask = async () => {
    const { status } = await fetch(url + OFFICE_PATHS.me, {
      headers: { cookie },
      signal: AbortSignal.timeout(maxWaitMs),
    });
    if (status !== 200 && status !== 401) throw new Error(`the person's call answered ${status}`);
    isRefused = status === 401;
    if (!isRefused) at = performance.now();
  };
  await repeat(ask, lookMs, () => isRefused);
  return at;
}

/** Writes a new note on a practice order at each call, at every process in turn. */
async function branchChanger(urls: readonly string[], owner: SignedInStaff): Promise<() => Promise<void>> {
  const placed = await send("POST", urls[0] + OFFICE_PATHS.practiceOrders, owner, { branch_id: warehouseId });
  let { id, version } = BoardOrderSchema.parse(await placed.json());
  return async () => {
    const url = urls[version % urls.length] ?? "";
    const answer = await send("POST", url + officeOrderPath(id, "note"), owner, { version, note: `${version}` });
    ({ id, version } = BoardOrderSchema.parse(await answer.json()));
  };
}

async function send(method: string, url: string, { headers }: SignedInStaff, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(maxWaitMs),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
