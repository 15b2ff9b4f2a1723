import { createRequire } from "node:module";
import type WooModule from "@woocommerce/woocommerce-rest-api";
import { createIntegrationKeys, type IntegrationKeys } from "../../modules/integrations/access/integration-keys.ts";
import { openAllDay } from "../shops/open-all-day.ts";
import { type RunningShop, type ShopOptions, startShop } from "../shops/start-shop.ts";
import type { TestEngine } from "../stores/engines.ts";

/** The package's types describe a default export; Node loads an object that has one. */
export const WooCommerce: typeof WooModule.default = createRequire(import.meta.url)(
  "@woocommerce/woocommerce-rest-api",
).default;
export type WooCommerceClient = WooModule.default;

/** The official client over plain http with signatures; a refusal is an answer, not a throw. */
export function wooClient(url: string, { consumer_key, consumer_secret }: IntegrationKeys): WooCommerceClient {
  return new WooCommerce({
    url,
    consumerKey: consumer_key,
    consumerSecret: consumer_secret,
    version: "wc/v3",
    axiosConfig: { validateStatus: () => true },
  });
}

export interface ShopWithClient {
  readonly shop: RunningShop;
  /** Its address. */
  readonly url: string;
  readonly keys: IntegrationKeys;
  readonly client: WooCommerceClient;
}

/**
 * A shop that listens and is always open at the current time, because signatures contain it; with a client and its
 * keys.
 */
export async function shopWithClient(engine: TestEngine, options: Partial<ShopOptions> = {}): Promise<ShopWithClient> {
  const shop = await startShop({ engine, files: openAllDay, now: Date.now(), ...options });
  const url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const keys = await createIntegrationKeys(shop.store.db, "kitchen", 0);
  return { shop, url, keys, client: wooClient(url, keys) };
}
