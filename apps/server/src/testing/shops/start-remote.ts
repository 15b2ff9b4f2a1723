import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { readEnv } from "../../config/env.ts";
import type { OrderLimits } from "../../config/limits-env.ts";
import type { Storefront } from "../../pages/storefront.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Backend } from "../../remote/backend.ts";
import { buildRemoteApp } from "../../remote/remote-app.ts";

export interface RemoteOptions {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly storefront?: Storefront;
  readonly publicUrl?: URL;
  readonly trustProxy?: readonly string[];
  /** In place of the default limits of orders. */
  readonly orders?: Partial<OrderLimits>;
}

/** The storefront process of BACKEND_URL without a port; requests go through `app.inject`. */
export async function startRemote(options: RemoteOptions): Promise<FastifyInstance> {
  const usual = readEnv({}).limits;
  const app = await buildRemoteApp({
    env: {
      publicUrl: options.publicUrl ?? null,
      hstsSubdomains: false,
      realtime: { hosted: null },
      trustProxy: options.trustProxy ?? [],
      logLevel: "silent",
      limits: { ...usual, requestsPerMinute: 0, orders: { ...usual.orders, ...options.orders } },
    },
    backend: options.backend,
    clock: options.clock,
    storefront: options.storefront ?? null,
    buildDir: "/nowhere",
    pageType: null,
    isStopping: () => false,
  });
  await app.ready();
  return app;
}

/** Starts listening on a free port of the loopback; returns the address. */
export async function listenOn(app: FastifyInstance): Promise<URL> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return urlOf(app.server.address());
}

export function urlOf(address: AddressInfo | string | null): URL {
  if (address === null || typeof address === "string") throw new Error("the server does not listen");
  return new URL(`http://127.0.0.1:${address.port}`);
}
