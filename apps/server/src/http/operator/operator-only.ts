import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4 } from "node:net";
import { apiError } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { ApiFault } from "../errors/errors.ts";

/** Any of these headers means that a proxy forwarded the request. */
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  ownNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  ownNetworks.addSubnet(network, bits, "ipv6");

/**
 * Whether a request comes directly from the operator's machine or private network (decision 042). Only the socket's
 * address counts, which TRUST_PROXY does not change. The path's spelling has no influence.
 */
export function isOperator({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return isOwnNetwork(socket.remoteAddress ?? "");
}

/** Whether an address belongs to this machine or a private network. */
export function isOwnNetwork(remoteAddress: string): boolean {
  const address = remoteAddress.replace(/%.*$/, "");
  return ownNetworks.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/** For `preHandler`: answers all other requests with the 404 of an unknown path. */
export async function requireOperator({ raw }: FastifyRequest): Promise<void> {
  if (isOperator(raw)) return;
  throw new ApiFault(apiError("rest_no_route", "No route was found matching the URL and request method"));
}
