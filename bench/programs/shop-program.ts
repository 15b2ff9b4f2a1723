import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { type ShopFiles, writeShop } from "../shops/shop-files.ts";
import { type ProbedProgram, startProbed } from "./probed-program.ts";

const program = new URL("../../apps/server/build/main.js", import.meta.url);

/** The built program with its own shop. */
export interface ShopProgram extends ProbedProgram {
  readonly dataDir: string;
}

type Variables = Readonly<Record<string, string>>;

/** Starts the program on an empty store below `workspace` and imports the shop. */
export async function startShop(files: ShopFiles, workspace: string, more: Variables = {}): Promise<ShopProgram> {
  const dataDir = await mkdtemp(join(workspace, "data-"));
  return startOn(dataDir, await writeShop(files, workspace), more);
}

/** Starts the program on a store that already has its shop; `more` is added to its environment. */
export async function startOn(dataDir: string, shopDir: string, more: Variables = {}): Promise<ShopProgram> {
  return { ...(await startProbed(program, [], { ...shopEnvironment(dataDir, shopDir), ...more })), dataDir };
}

/** More than any load sends. With 0, requests and orders would not be counted, which is part of their cost. */
const unreached = "999999999";

/** Variables of a shop that listens on a free port of this machine. */
export function shopEnvironment(dataDir: string, shopDir: string): Variables {
  // All load comes from one address: it is counted as in production, but never refused.
  const limits = {
    REQUESTS_PER_MINUTE: unreached,
    ORDERS_PER_PHONE_PER_HOUR: unreached,
    ORDERS_PER_NETWORK_PER_HOUR: unreached,
    UNPAID_ORDERS_PER_PHONE: unreached,
    UNPAID_ORDERS_PER_NETWORK: unreached,
  };
  return { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", DATA_DIR: dataDir, SHOP_DIR: shopDir, ...limits };
}

/** Starts a shop, passes it to the work, and stops it afterwards, even on failure. */
export async function withShop<Result>(
  files: ShopFiles,
  workspace: string,
  work: (shop: ShopProgram) => Promise<Result>,
  more: Variables = {},
): Promise<Result> {
  const shop = await startShop(files, workspace, more);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
