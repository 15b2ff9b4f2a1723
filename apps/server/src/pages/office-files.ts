import { OFFICE_PAGES } from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../config/env.ts";
import { isCall } from "../http/api-prefix.ts";
import { type MethodTable, sendUnmatched } from "../http/errors/unmatched.ts";
import { contentSecurityPolicy, type Directives, realtimeDirectives } from "../http/headers/security-headers.ts";
import { type BuildFile, readBuild, sendFile } from "./build-files.ts";

export interface OfficeFilesDeps {
  /** Folder of the office's build; without one its pages answer 503. */
  readonly folder: string;
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
  const files = await readBuild(deps.folder);
  const policy = officePolicy(deps.env);
  const hidden = { schema: { hide: true } };
  for (const [path, file] of files) {
    if (path === "/index.html") continue;
    app.get(OFFICE_PAGES + path, hidden, async (request, reply) => {
      reply.header("content-security-policy", policy);
      return sendFile(file, request, reply);
    });
  }
  const index = files.get("/index.html") ?? null;
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) return sendUnmatched(deps.methods, request, reply);
    reply.header("content-security-policy", policy);
    return sendPage(index, request, reply);
  };
  app.get(OFFICE_PAGES, hidden, page);
  app.get(`${OFFICE_PAGES}/*`, hidden, page);
}

/** The policy of the office's page. Its realtime endpoint is on its own host. */
export function officePolicy({ publicUrl, officeUrl, realtime }: OfficeFilesDeps["env"]): string {
  return contentSecurityPolicy([realtimeDirectives({ publicUrl: officeUrl ?? publicUrl, realtime })], officeDirectives);
}

/** `/api/office` loses its prefix before routing and is a call that does not exist. A name with a dot is a file. */
function isPage({ originalUrl, url }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return !isCall(originalUrl) && !path.slice(path.lastIndexOf("/")).includes(".");
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
