import type { FastifyRequest } from "fastify";
import type { Db } from "../../../database/tables.ts";
import { Refusal } from "../../../input/refusal.ts";
import { type Credentials, credentialsOf } from "./credentials.ts";
import { findConsumer, findIntegration, type Integration, integrationsSecret } from "./integration-keys.ts";
import { isSignedWith } from "./oauth-signature.ts";
import { isOpenTo } from "./scopes.ts";
import { spendNonce } from "./used-nonces.ts";

export interface IntegrationGateDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly publicUrl: URL | null;
}

/** Maximum clock difference of a signed request, and how long its nonce is stored. */
const signatureMs = 15 * 60_000;
const nonceForm = /^[\w.~+/=-]{6,128}$/;

/**
 * The integration's name; throws a 401 for other callers, a 403 for a call outside the key's scope (wire
 * "Conventions").
 */
export function integrationGate(deps: IntegrationGateDeps): (request: FastifyRequest) => Promise<string> {
  let shopSecret: Promise<string> | null = null;
  return async (request) => {
    const given = credentialsOf(request);
    if (given === null) throw refused("A consumer key and its secret are required");
    if (given.kind === "signed") shopSecret ??= integrationsSecret(deps.db);
    const integration =
      given.kind === "signed"
        ? await signedBy(deps, request, given, await (shopSecret ?? integrationsSecret(deps.db)))
        : await findIntegration(deps.db, given.key, given.secret);
    if (integration === null) throw refused("Consumer key and secret do not match");
    if (!isOpenTo(integration.scope, request.method, request.routeOptions.url ?? "")) throw outOfScope(request.method);
    return integration.name;
  };
}

/** WooCommerce's codes for a key without the permission. */
function outOfScope(method: string): Refusal {
  return method === "GET" || method === "HEAD"
    ? new Refusal("woocommerce_rest_cannot_view", "Sorry, this key may not view this resource.")
    : new Refusal("woocommerce_rest_cannot_edit", "Sorry, this key may not edit this resource.");
}

async function signedBy(
  { db, now, publicUrl }: IntegrationGateDeps,
  request: FastifyRequest,
  given: Extract<Credentials, { kind: "signed" }>,
  shopSecret: string,
): Promise<Integration> {
  const consumer = await findConsumer(db, given.key, shopSecret);
  const path = request.originalUrl.split("?")[0] ?? "/";
  // A proxy may have forwarded the request under another host than the client signed.
  const origins = [`${request.protocol}://${request.host}`, ...(publicUrl === null ? [] : [publicUrl.origin])];
  const isSigned = origins.some(
    (origin) =>
      consumer !== null &&
      isSignedWith(consumer.secret, given.method, given.signature, {
        method: request.method,
        address: origin + path,
        parameters: given.parameters,
      }),
  );
  if (consumer === null || !isSigned) throw refused("The signature does not match this request");
  const isFresh = Math.abs(now() - given.timestamp * 1000) <= signatureMs;
  if (!isFresh) throw refused("The signature's time is too far from the server's");
  const nonce = nonceForm.test(given.nonce) ? `${given.timestamp}:${given.nonce}` : null;
  const isNew =
    nonce !== null && (await spendNonce(db, { key: given.key, nonce, now: now(), maxAgeMs: 2 * signatureMs }));
  if (!isNew) throw refused("The signature's nonce has been used");
  return consumer;
}

function refused(message: string): Refusal {
  return new Refusal("rest_not_logged_in", message);
}
