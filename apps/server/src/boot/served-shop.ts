import { join } from "node:path";
import type { Env } from "../config/env.ts";
import { withoutPassword } from "./start-fault.ts";

/** Whether this start loaded the shop from SHOP_DIR, or the store already had it. */
export type ShopSource = "folder" | "store";

/** Names the store for the operator, without its password. */
export function storeName({ databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">): string {
  return databaseUrl === null ? join(dataDir, "skatert.sqlite") : `PostgreSQL ${withoutPassword(databaseUrl)}`;
}

/** The start's line with the served shop and its source, and a SHOP_DIR that was not read. */
export function servedShop({
  name,
  source,
  env,
}: {
  readonly name: string;
  readonly source: ShopSource;
  readonly env: Pick<Env, "databaseUrl" | "dataDir" | "shopDir" | "isShopDirSet">;
}): string {
  const store = storeName(env);
  if (source === "folder") return `Serving «${name}», loaded from ${env.shopDir} into ${store}`;
  const unused = `. SHOP_DIR was not read, because the store is filled; to load it: npm run shop -- import ${env.shopDir}`;
  return `Serving «${name}» from ${store}${env.isShopDirSet ? unused : ""}`;
}
