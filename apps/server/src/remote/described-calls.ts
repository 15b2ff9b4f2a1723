import { payloadPath } from "@skatert/contract";
import SqliteFile from "better-sqlite3";
import Fastify from "fastify";
import { Kysely, SqliteDialect } from "kysely";
import { registerBackend } from "../backend/backend.ts";
import { readEnv } from "../config/env.ts";
import { migrate } from "../database/migrating/migrate.ts";
import type { Store } from "../database/store.ts";
import type { Database } from "../database/tables.ts";
import type { MethodTable } from "../http/errors/unmatched.ts";
import { registerValidation } from "../http/errors/validation.ts";
import { type OpenapiDocument, registerDescription } from "../http/openapi/openapi.ts";
import { createLongWorkProcess } from "../long-work/long-work-process.ts";
import type { Uploads } from "../ports/uploads/uploads.ts";
import { createShopData } from "../shop/shop-data.ts";
import { noSignals } from "../signals/signals.ts";

/**
 * The OpenAPI document of a storefront with a remote backend: this program's own, without the calls that it does not
 * serve. The host may publish no document, or describe calls that are not forwarded (API-2, API-3).
 */
export async function describedCalls(served: MethodTable): Promise<OpenapiDocument> {
  const { paths = {}, ...rest } = await describedByRoutes();
  const isServed = (path: string, method: string) =>
    path === payloadPath("/{path}") ||
    [path, `${path}/`].some((each) => served.methodsOf(each).includes(method.toUpperCase()));
  const servedPaths = Object.entries(paths).flatMap(([path, calls = {}]) => {
    const answered = Object.entries(calls).filter(([method]) => method === "servers" || isServed(path, method));
    return answered.length === 0 ? [] : [[path, Object.fromEntries(answered)]];
  });
  return withoutOffice({ ...rest, paths: Object.fromEntries(servedPaths) });
}

/** Another host has no office (OFFICE-2). The document is changed in place. */
function withoutOffice(document: OpenapiDocument): OpenapiDocument {
  for (const path of Object.keys(document.paths ?? {})) {
    if (path.startsWith("/office/")) delete document.paths?.[path];
  }
  if ("components" in document) delete document.components?.securitySchemes?.["staff"];
  return document;
}

/** The document of the routes, registered on an empty store that is discarded. */
async function describedByRoutes(): Promise<OpenapiDocument> {
  const app = Fastify();
  const store = emptyStore();
  try {
    await migrate(store, 0);
    registerValidation(app);
    await registerDescription(app);
    await registerBackend(app, {
      env: readEnv({}),
      clock: { now: () => 0 },
      store,
      // No call is made, so it starts no process.
      longWork: createLongWorkProcess({ databaseUrl: null, dataDir: "" }).work,
      readTable: null,
      shopData: createShopData({ db: store.db, onFailure: () => undefined, onDropped: () => undefined }),
      uploads: noUploads,
      buildDir: "",
      pageType: null,
      gateways: {},
      codeProviders: [],
      textProviders: [],
      addressFinder: null,
      signals: noSignals,
    });
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
    await store.close();
  }
}

/** No call is made, so it is never used. */
const unused = async () => {
  throw new Error("there are no uploads");
};
const noUploads: Uploads = {
  place: "",
  scratch: "",
  has: unused,
  read: unused,
  local: unused,
  list: unused,
  put: unused,
  moveIn: unused,
  delete: unused,
  replaceAll: unused,
  close: () => undefined,
};

function emptyStore(): Store {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new SqliteFile(":memory:") }) });
  return { engine: "sqlite", db, close: () => db.destroy() };
}
