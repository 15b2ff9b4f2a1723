import type { FastifyInstance } from "fastify";
import type { Env } from "../config/env.ts";
import type { Store } from "../database/store.ts";
import type { LongWork } from "../long-work/long-work.ts";
import type { ReadTable } from "../modules/imports/table/process/table-process.ts";
import type { Clock } from "../ports/clock.ts";
import type { AddressFinder } from "../ports/geocoder/address-finder.ts";
import type { CodeChannel, TextChannel } from "../ports/messenger/code-channel.ts";
import type { PaymentGateways } from "../ports/payment/payment-gateway.ts";
import type { Uploads } from "../ports/uploads/uploads.ts";
import type { ShopData } from "../shop/shop-data.ts";
import type { Signals } from "../signals/signals.ts";

/** Dependencies of the embedded backend. */
export interface BackendDeps {
  readonly env: Pick<
    Env,
    | "dataDir"
    | "publicUrl"
    | "officeUrl"
    | "hstsSubdomains"
    | "trustProxy"
    | "logLevel"
    | "production"
    | "login"
    | "payments"
    | "realtime"
    | "limits"
    | "push"
    | "notices"
    | "alerts"
  >;
  readonly clock: Clock;
  readonly store: Store;
  readonly shopData: ShopData;
  /** The shop's pictures and films. */
  readonly uploads: Uploads;
  /** Long work that would delay requests. */
  readonly longWork: LongWork;
  /** Reads an uploaded table; null: in a child process for each file. */
  readonly readTable: ReadTable | null;
  /** Folder of the storefront's build. */
  readonly buildDir: string;
  /** A page type in place of the shop's; null: the shop's. */
  readonly pageType: string | null;
  /** Online payment methods, by id. */
  readonly gateways: PaymentGateways;
  /** Providers that deliver one-time codes; empty: messages go to the outbox file. */
  readonly codeProviders: readonly CodeChannel[];
  /** Providers of text messages, in the order of fallback; empty: messages go to the outbox file. */
  readonly textProviders: readonly TextChannel[];
  /** Provider of address search; null: the shop's own street list. */
  readonly addressFinder: AddressFinder | null;
  /** Messages to and from the other processes on the store. */
  readonly signals: Signals;
}

/** Dependencies of most modules. */
export type Common = ReturnType<typeof commonOf>;

export function commonOf(app: FastifyInstance, { store, shopData, clock, env }: BackendDeps) {
  return {
    db: store.db,
    shop: shopData,
    now: () => clock.now(),
    publicUrl: env.publicUrl,
    onError: (error: unknown) => app.log.error({ err: error }, "job failed"),
  };
}
