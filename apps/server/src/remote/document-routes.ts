import { apiError, LANGUAGES, languageOf, PATHS } from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EncodedBody } from "../http/bodies/encoded-body.ts";
import { cacheControlFor, jsonType, sendBody } from "../http/bodies/send-body.ts";
import { ApiFault } from "../http/errors/errors.ts";
import { isInProcess } from "../http/in-process-fetch.ts";
import { allowedQuery } from "./calls/call-query.ts";
import { documentCalls, type RemoteCall } from "./remote-calls.ts";
import { documentPath, type RemoteDocuments } from "./remote-documents.ts";
import { galleryList } from "./specification/gallery-list.ts";

export interface DocumentRoutesDeps {
  readonly documents: RemoteDocuments;
  /** A page type in place of the backend's; null: the backend's. */
  readonly pageType: string | null;
  /** Forwards a call whose answer is personal to the backend. */
  readonly forward: (call: RemoteCall, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

type DocumentRequest = FastifyRequest<{ Querystring: { t?: unknown; lang?: string } }>;

/** Settings, catalogue files and content: browsers get the backend's current answer, pages a recent one. */
export function documentRoutes(app: FastifyInstance, deps: DocumentRoutesDeps): void {
  for (const call of documentCalls) {
    app.get(call.path, { schema: { hide: true } }, async (request: DocumentRequest, reply) => {
      if (allowedQuery(request.url, call.query ?? []).has("slug")) return deps.forward(call, request, reply);
      const key = documentPath(request.url);
      const body = await bodyFor(deps, key, request);
      return sendBody(request, reply, body, { type: jsonType, cacheControl: cacheControlFor(request.query) });
    });
  }
}

async function bodyFor(deps: DocumentRoutesDeps, key: string, request: DocumentRequest): Promise<EncodedBody> {
  const [path = ""] = key.split("?", 1);
  if (deps.pageType !== null && path === PATHS.frontSettings) {
    return new EncodedBody(JSON.stringify({ templates: { catalog_type: deps.pageType } }));
  }
  const isForeign = path === "" || (path.startsWith(PATHS.catalogFolder) && !path.endsWith(".json"));
  const read = isInProcess(request.headers) ? deps.documents.recent : deps.documents.fresh;
  const document = isForeign ? null : ((await read(key)) ?? (await read(inDefaultLanguage(key))));
  if (document !== null) return document.body;
  const list = path === PATHS.galleries ? await galleryList(read, languageOf(request.query.lang)) : null;
  if (list === null) throw new ApiFault(apiError("rest_not_found", "There is no such document"));
  return list;
}

/** A host need not have a catalogue file for every language (spec section 7: `[-{lang}]`). */
function inDefaultLanguage(path: string): string {
  const language = LANGUAGES.find((code) => path.endsWith(`-${code}.json`));
  return language === undefined ? path : path.replace(`-${language}.json`, ".json");
}
