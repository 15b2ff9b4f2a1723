import { apiError } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "../plugins/errors.ts";
import { documentRoutes } from "./document-routes.ts";
import { answerWith, askFor, type ForwardDeps } from "./forward-call.ts";
import { mediaRoutes } from "./media-routes.ts";
import { remoteCalls } from "./remote-calls.ts";
import type { RemoteDocuments } from "./remote-documents.ts";

export interface ForwardRoutesDeps extends ForwardDeps {
  readonly documents: RemoteDocuments;
  readonly pageType: string | null;
}

/** Bodies that a shopper's page sends; an upload or a compressed body is none. */
const bodyType = /^application\/(?:json|x-www-form-urlencoded)\b/i;

/** The allow-list of calls and media as routes; what it does not name is answered here with 404. */
export async function forwardRoutes(app: FastifyInstance, deps: ForwardRoutesDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
    scope.addHook("onRequest", async ({ headers }) => {
      const encoding = headers["content-encoding"] ?? "identity";
      const type = headers["content-type"];
      if (encoding === "identity" && (type === undefined || bodyType.test(type))) return;
      throw new ApiFault(apiError("rest_unsupported_media_type", "This content type is not accepted"));
    });
    for (const call of remoteCalls) {
      scope.route({
        method: [...call.methods],
        url: call.path,
        schema: { hide: true },
        handler: async (request, reply) => answerWith(deps, call, await askFor(deps, call, request), request, reply),
      });
    }
    const plain = { methods: ["GET"], path: "" } as const;
    documentRoutes(scope, {
      ...deps,
      forward: async (request, reply) => answerWith(deps, plain, await askFor(deps, plain, request), request, reply),
    });
    mediaRoutes(scope, deps.backend);
  });
}
