import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { OrderPlaced } from "../orders/events.ts";
import { type PayLinkDeps, payLinkHandler, payLinkInsert, payLinkJob } from "./pay-link.ts";
import { type PhoneReadDeps, phoneReadRoutes } from "./read-routes.ts";
import { type PhoneRoutesDeps, phoneOrderRoutes } from "./routes.ts";

export interface PhoneOrdersDeps extends Pick<PayLinkDeps, "publicUrl" | "payUrl" | "sendText"> {
  readonly shop: ShopData;
  readonly reader: PayLinkDeps["orders"];
}

/** Orders that staff take by telephone (PHONE-1). */
export interface PhoneOrdersModule {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  onPlaced(tx: Tx, event: OrderPlaced): readonly CompiledQuery<unknown>[];
  register(app: FastifyInstance, deps: Omit<PhoneRoutesDeps & PhoneReadDeps, "shop" | "publicUrl">): void;
}

export function createPhoneOrdersModule({
  shop,
  publicUrl,
  payUrl,
  reader,
  sendText,
}: PhoneOrdersDeps): PhoneOrdersModule {
  const currency = async () => (await shop.current()).settings().currency;
  return {
    jobs: { [payLinkJob]: payLinkHandler({ orders: reader, payUrl, publicUrl, currency, sendText }) },
    onPlaced: payLinkInsert,
    register(instance, deps) {
      const app = instance.withTypeProvider<ZodTypeProvider>();
      phoneOrderRoutes(app, { ...deps, shop, publicUrl });
      phoneReadRoutes(app, { ...deps, shop });
    },
  };
}
