import { apiError, PATHS, readRecord, readText, type WireStopList } from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiFault } from "../http/errors/errors.ts";
import { takesType, unknownType } from "./calls/call-body.ts";
import { allowedQuery } from "./calls/call-query.ts";
import type { BackendAnswer } from "./calls/own-orders.ts";
import { documentRoutes } from "./document-routes.ts";
import { answerWith, askFor, endSession, type ForwardDeps } from "./forward-call.ts";
import type { HostParts } from "./host-parts.ts";
import { mediaRoutes } from "./media-routes.ts";
import { type RemoteCall, remoteCalls } from "./remote-calls.ts";
import type { RemoteDocuments } from "./remote-documents.ts";
import { jsonOf } from "./specification/loose-answers.ts";
import { specifiedCall } from "./specification/section-7.ts";
import { wheelOfPage } from "./specification/wheel-page.ts";
import type { CouponOffers } from "./woocommerce/coupon-offers.ts";
import type { WooCheckout } from "./woocommerce/woo-checkout.ts";

export interface ForwardRoutesDeps extends ForwardDeps {
  readonly documents: RemoteDocuments;
  readonly hostParts: Pick<HostParts, "isAbsent" | "noteAbsent">;
  readonly pageType: string | null;
  /** Checkout for a host that has no checkout calls. */
  readonly woo: WooCheckout;
  /** Coupons of a cart, for a host with the calls of section 7 alone. */
  readonly offers: CouponOffers;
}

/** The allow-list of calls and media as routes; any other path is a 404. */
export async function forwardRoutes(app: FastifyInstance, deps: ForwardRoutesDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
    for (const call of remoteCalls) {
      scope.route({
        method: [...call.methods],
        url: call.path,
        schema: { hide: true },
        onRequest: async ({ headers }) => {
          const isCompressed = (headers["content-encoding"] ?? "identity") !== "identity";
          if (isCompressed || !takesType(call, headers["content-type"])) throw unknownType();
        },
        handler: async (request, reply) => {
          if (call.path === PATHS.logout) return endSession(deps, call, request, reply);
          if (call.path === PATHS.autoapply && !(await deps.hasOwnCalls()))
            return reply.send(await deps.offers(request));
          const answer = await askIfPresent(deps, call, request);
          const own = answer === null ? insteadOf(deps.woo, call, request) : null;
          if (own !== null) return own(reply);
          if (answer === null) throw new ApiFault(apiError("rest_no_route", "The shop's backend has no such call"));
          return answerWith(deps, call, inOurShape(deps, call, answer, request), request, reply);
        },
      });
    }
    documentRoutes(scope, {
      ...deps,
      forward: async (call, request, reply) =>
        answerWith(deps, call, await askFor(deps, call, request), request, reply),
    });
    mediaRoutes(scope, deps.backend);
  });
}

/** The host's answer; null for a call that it has not, which is asked once. */
async function askIfPresent(deps: ForwardRoutesDeps, call: RemoteCall, request: FastifyRequest) {
  if (deps.hostParts.isAbsent(request.method, call.path)) return null;
  const answer = await askFor(deps, call, request);
  const isNamed = specifiedCall(request.method, call.path) !== null;
  if (!isUnknownCall(answer, isNamed)) return answer;
  deps.hostParts.noteAbsent(request.method, call.path);
  return null;
}

function inOurShape({ backend }: ForwardDeps, { path }: RemoteCall, answer: BackendAnswer, { url }: FastifyRequest) {
  if (path !== PATHS.wheel) return answer;
  return wheelOfPage(backend, answer, allowedQuery(url, ["user_id"]).get("user_id") ?? "");
}

/** The stop-list for a host that counts no stock in our way. */
const nothingStopped: WireStopList = { revision: "", products: [] };

/** The call's substitute in this process, for a host without the call; null: none. */
function insteadOf(
  woo: WooCheckout,
  { path, methods }: RemoteCall,
  request: FastifyRequest,
): ((reply: FastifyReply) => Promise<FastifyReply>) | null {
  if (path === PATHS.stopList) return async (reply) => reply.send(nothingStopped);
  if (path === PATHS.quote) return async (reply) => reply.send(await woo.quote(request));
  if (path === PATHS.orders) return async (reply) => reply.code(201).send(await woo.place(request));
  const isShown = path === `${PATHS.orders}/:id` && methods.includes("GET");
  return isShown
    ? async (reply) => reply.header("cache-control", "private, no-store").send(await woo.show(request))
    : null;
}

const absentStatuses: readonly number[] = [404, 405, 501];

/**
 * WordPress answers `rest_no_route` for an unknown path, and another code for an unknown order. A host that is no
 * WordPress answers with a page or with nothing, where an API names its code; not for a call that section 7 names, which
 * the host has.
 */
function isUnknownCall({ status, body }: BackendAnswer, isNamed: boolean): boolean {
  if (!absentStatuses.includes(status) || body.length >= 100_000) return false;
  return body.includes('"rest_no_route"') || (!isNamed && readText(readRecord(jsonOf(body))["code"]) === "");
}
