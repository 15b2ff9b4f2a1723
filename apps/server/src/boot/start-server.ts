import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../app.ts";
import type { Env } from "../config/env.ts";
import { sendsNotices } from "../config/notices-env.ts";
import { loadStorefront } from "../pages/storefront.ts";
import { clockFrom, systemClock } from "../ports/clock.ts";
import { buildRemoteApp } from "../remote/remote-app.ts";
import { type CommonDeps, embeddedApp, type Served } from "./embedded-app.ts";
import { StartFailed } from "./start-arguments.ts";
import { listenFault } from "./start-fault.ts";
import { freeStartMemory } from "./start-garbage.ts";

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The served shop and its source, in one line for the operator. */
  readonly shop: string;
  /** Token of a one-time link for the first owner; null: there is an owner, or no office. */
  readonly ownerToken: string | null;
  /** Whether it serves the demo, or another shop that is not in use yet. */
  readonly isDemo: boolean;
  /** Finishes requests in progress, then closes sockets and store. */
  close(): Promise<void>;
}

/** Serves the shop of the store, or with BACKEND_URL that of another host, and listens. */
export async function startServer(
  env: Env,
  { buildDir, officeDir, pageType, watchOffice }: Pick<AppDeps, "buildDir" | "officeDir" | "pageType" | "watchOffice">,
): Promise<RunningServer> {
  const clock = env.testNow === null ? systemClock : clockFrom(env.testNow);
  let isStopping = false;
  const common = {
    env,
    clock,
    buildDir,
    officeDir,
    watchOffice,
    pageType,
    storefront: await loadStorefront(buildDir),
    isStopping: () => isStopping,
  };
  const { app, shop, isDemo, hasOutsideScripts } =
    env.backendUrl === null ? await embeddedApp(common) : await remoteApp(common, env.backendUrl);
  if (env.backendUrl !== null && sendsNotices(env.notices)) {
    app.log.warn("order notices are off: the host of BACKEND_URL stores the orders and sends notices itself");
  }
  if (env.backendUrl !== null) {
    app.log.warn("the office is off: orders are answered at the host of BACKEND_URL, which stores them");
  }
  if (env.officeUrl !== null && env.publicUrl === null) {
    app.log.warn("the office cannot preview the shop or link to it: OFFICE_URL is set and PUBLIC_URL is not");
  }
  if (hasOutsideScripts && env.officeUrl === null) {
    app.log.warn(
      "scripts of the settings run on the office's host and can act for staff who are signed in: set OFFICE_URL",
    );
  }
  await listen(app, env);
  return {
    app,
    shop,
    isDemo,
    ownerToken: env.backendUrl === null ? await ownerToken(app) : null,
    async close() {
      isStopping = true;
      await wait(env.stopDelayMs);
      await app.close();
    },
  };
}

/** A failure here must not stop a shop that takes orders: `npm run staff -- link` prints a link too. */
async function ownerToken(app: FastifyInstance): Promise<string | null> {
  try {
    return (await app.services.firstOwnerLink())?.token ?? null;
  } catch (error) {
    app.log.error({ err: error }, "first owner link failed; npm run staff -- link prints one");
    return null;
  }
}

async function remoteApp(common: CommonDeps, url: URL): Promise<Served> {
  const app = await buildRemoteApp({ ...common, backend: { url, keys: common.env.backendKeys } });
  return { app, shop: `Serving the shop of BACKEND_URL ${url.origin}`, isDemo: false, hasOutsideScripts: false };
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.ready();
    freeStartMemory();
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await app.close();
    const fault = listenFault(error, env);
    throw fault === null ? error : new StartFailed(`Cannot start: ${fault}`);
  }
}
