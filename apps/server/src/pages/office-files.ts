import { stat } from "node:fs/promises";
import { join } from "node:path";
import { OFFICE_PAGES } from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../config/env.ts";
import { isCall } from "../http/api-prefix.ts";
import { type MethodTable, sendUnmatched } from "../http/errors/unmatched.ts";
import { contentSecurityPolicy, type Directives, realtimeDirectives } from "../http/headers/security-headers.ts";
import { assetOfAnotherBuild, type BuildFile, readBuild, sendFile } from "./build-files.ts";

export interface OfficeFilesDeps {
  /** Folder of the office's build; without one its pages answer 503. */
  readonly folder: string;
  /** Whether the build is reloaded when it changes. */
  readonly isWatched: boolean;
  readonly env: Pick<Env, "publicUrl" | "officeUrl" | "realtime">;
  readonly methods: MethodTable;
}

/** Nothing inline, nothing from other hosts, no frame around it (OFFICE-3). */
const officeDirectives: Directives = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "media-src": ["'self'", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** Serves the office's build under `/office` (OFFICE-1): files by name, and the one page for every other path. */
export async function registerOfficeFiles(app: FastifyInstance, deps: OfficeFilesDeps): Promise<void> {
  const build = await (deps.isWatched ? watchedBuild : fixedBuild)(deps.folder);
  const policy = officePolicy(deps.env);
  const hidden = { schema: { hide: true } };
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const files = await build();
    const { "*": path = "" } = request.params as { readonly "*"?: string };
    const file =
      path === "index.html"
        ? undefined
        : (files.get(`/${path}`) ?? (await assetOfAnotherBuild(deps.folder, `/${path}`)));
    const isOwn = !isCall(request.originalUrl);
    if (!isOwn || (!file && !isPage(request))) return sendUnmatched(deps.methods, request, reply);
    reply.header("content-security-policy", policy);
    return file ? sendFile(file, request, reply) : sendPage(files.get("/index.html") ?? null, request, reply);
  };
  app.get(OFFICE_PAGES, hidden, page);
  app.get(`${OFFICE_PAGES}/*`, hidden, page);
}

/** The policy of the office's page. Its realtime endpoint is on its own host; the preview shows the shop (EDIT-4). */
export function officePolicy({ publicUrl, officeUrl, realtime }: OfficeFilesDeps["env"]): string {
  const own = realtimeDirectives({ publicUrl: officeUrl ?? publicUrl, realtime });
  const shop: Directives = officeUrl === null || publicUrl === null ? {} : { "frame-src": [publicUrl.origin] };
  return contentSecurityPolicy([own, shop], officeDirectives);
}

type Build = () => Promise<ReadonlyMap<string, BuildFile>>;

async function fixedBuild(folder: string): Promise<Build> {
  const files = await readBuild(folder);
  return async () => files;
}

/** Reloads the folder when the page or the list of its assets is newer, and an incomplete build when it is complete. */
async function watchedBuild(folder: string): Promise<Build> {
  const newest = async (name: string) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0;
  let [files, seen] = [new Map() as ReadonlyMap<string, BuildFile>, ""];
  return async () => {
    const now = `${await newest("index.html")} ${await newest("assets")}`;
    if (now !== seen) [files, seen] = [await readBuild(folder).catch(() => files), now];
    return files;
  };
}

/** A name with a dot is a file. */
function isPage({ url }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return !path.slice(path.lastIndexOf("/")).includes(".");
}

function sendPage(index: BuildFile | null, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (index === null) {
    return reply.code(503).type("text/plain; charset=utf-8").send("The office has not been built.\n");
  }
  // The scope of the installed app is the folder.
  if (request.url.split("?", 1)[0] === OFFICE_PAGES) return reply.redirect(`${OFFICE_PAGES}/`);
  return reply.header("cache-control", "no-store").type(index.type).send(index.plain);
}

/** With BACKEND_URL there is no office (OFFICE-2): its addresses are neither pages of the shop nor calls. */
export function registerNoOffice(app: FastifyInstance, methods: MethodTable): void {
  const absent = async (request: FastifyRequest, reply: FastifyReply) => sendUnmatched(methods, request, reply);
  for (const path of [OFFICE_PAGES, `${OFFICE_PAGES}/*`]) app.get(path, { schema: { hide: true } }, absent);
}
