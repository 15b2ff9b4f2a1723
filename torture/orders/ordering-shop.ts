import { join } from "node:path";
import type { Json } from "../../apps/server/src/shop/documents/json.ts";
import { writeShop } from "../../apps/server/src/testing/shops/small-shop.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { sessionOf } from "../../bench/shops/sign-in.ts";
import type { TortureEngine } from "../family.ts";
import { type ShopProgram, startProgram } from "../programs/shop-program.ts";
import { type Comparison, compare } from "./compare.ts";
import { type Journal, openJournal } from "./journal.ts";
import { accountsOf, type Supplies, suppliedShop, suppliesFor } from "./shop-files.ts";

/** A shop with supplies, its journal, and its program, which may be stopped and started. */
export interface OrderingShop {
  readonly place: StorePlace;
  readonly shopDir: string;
  readonly supplies: Supplies;
  readonly journal: Journal;
  /** Phone numbers of the accounts, and the `Cookie` headers of their sessions. */
  readonly phones: readonly string[];
  readonly cookies: readonly string[];
  /** The program that is running, or ran last. */
  readonly program: () => ShopProgram;
  /** Starts the program on the same store; returns its address. */
  start(): Promise<string>;
  /** Compares the store with the journal. */
  compare(until?: number): Promise<Comparison>;
}

export interface OrderingSetting {
  /** Number of orders that the supplies are meant for. */
  readonly orders: number;
  /** Whether the accounts sign in. */
  readonly signIn?: boolean;
  readonly settings?: { readonly [name: string]: Json };
  readonly env?: Readonly<Record<string, string>>;
  /** The program of the first start, as in `ShopSetting`. */
  readonly programPath?: string;
}

/** Opens a shop on a place, passes it to the work, and ends its program, even on failure. */
export async function withOrderingShop<Result>(
  engine: Pick<TortureEngine, "place">,
  setting: OrderingSetting,
  work: (shop: OrderingShop) => Promise<Result>,
): Promise<Result> {
  const place = await engine.place();
  const supplies = suppliesFor(setting.orders);
  const folder = await writeShop(suppliedShop(supplies, setting.settings));
  const journal = openJournal(join(folder.path, "journal.jsonl"));
  const options = { place, shopDir: folder.path, env: setting.env ?? {} };
  const { programPath } = setting;
  let program = startProgram(programPath === undefined ? options : { ...options, programPath });
  const phones = setting.signIn === false ? [] : accountsOf(supplies).map(({ phone }) => phone);
  try {
    const cookies = await signIn(await program.url, place.dataDir, phones);
    return await work({
      place,
      supplies,
      journal,
      phones,
      cookies,
      shopDir: folder.path,
      program: () => program,
      start() {
        program = startProgram(options);
        return program.url;
      },
      compare: (until) =>
        compareAt(place, { sent: journal.read(), supplies, ...(until === undefined ? {} : { until }) }),
    });
  } finally {
    await program.kill();
    journal.close();
    await folder.remove();
  }
}

async function signIn(url: string, dataDir: string, phones: readonly string[]): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (const phone of phones) cookies.push(await sessionOf({ url, dataDir }, phone));
  return cookies;
}

/** Opens the place, compares, and closes it. */
export async function compareAt(place: StorePlace, expectation: Parameters<typeof compare>[1]): Promise<Comparison> {
  const store = place.open();
  try {
    return await compare(store, expectation);
  } finally {
    await store.close();
  }
}
