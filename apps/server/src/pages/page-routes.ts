import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCall } from "../http/api-prefix.ts";
import { isPagePath } from "../http/asked-page.ts";
import { isWorthCompressing, quickEncoding } from "../http/bodies/encoded-body.ts";
import { quickBody } from "../http/bodies/quick-body.ts";
import { type MethodTable, sendUnmatched } from "../http/errors/unmatched.ts";
import { originOf } from "../http/request-origin.ts";
import { ShopUnavailable } from "../shop/shop-data.ts";
import { maintenanceHeaders, maintenancePage } from "./maintenance.ts";
import type { LooseAnswer, PageMaker } from "./page-maker.ts";

interface PagesDeps {
  /** Null when the storefront has not been built. */
  readonly pageMaker: PageMaker | null;
  readonly publicUrl: URL | null;
  readonly methods: MethodTable;
}

/** Every path that is neither a call nor a file is a page of the storefront. */
export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request)) return sendUnmatched(deps.methods, request, reply);
    try {
      return await sendPage(deps, request, reply);
    } catch (error) {
      if (!(error instanceof ShopUnavailable)) throw error;
      return reply.code(503).headers(maintenanceHeaders).send(maintenancePage);
    }
  });
  app.setNotFoundHandler((request, reply) => sendUnmatched(deps.methods, request, reply));
}

/** A name with a dot is a file; earlier routes have answered the existing files. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split("?", 1)[0] ?? "/";
  const isFile = path.slice(path.lastIndexOf("/")).includes(".") && !path.endsWith("/_payload.json");
  return isPagePath(path) || (!isFile && !isCall(request.originalUrl));
}

async function sendPage(deps: PagesDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (deps.pageMaker === null) {
    return reply.code(503).type("text/plain; charset=utf-8").send("The storefront has not been built.\n");
  }
  const origin = originOf(request, deps.publicUrl);
  const { preview } = request;
  if (preview) return sendLoose(await deps.pageMaker.makePreview(request.raw, origin, preview), request, reply);
  const answer = await deps.pageMaker.make(request.raw, origin);
  if (answer.kind === "loose") return sendLoose(answer, request, reply);
  await answer.page.prepare(request.raw);
  reply.hijack();
  answer.page.sendNow(request.raw, reply.raw);
  return reply;
}

async function sendLoose(answer: LooseAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const length = answer.body.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const encoding = isWorthCompressing(length) ? quickEncoding(request.headers["accept-encoding"]) : "identity";
  reply.code(answer.status).headers(answer.headers).header("vary", "Accept-Encoding, Cookie");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await quickBody(answer.body, encoding));
}
