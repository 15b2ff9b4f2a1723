import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4 } from "node:net";
import { apiError } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import { ApiFault } from "./errors.ts";

/** Any of them means that a proxy passes the request on for somebody else. */
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
 * Whether a request comes from the operator's machine or private network and passed no proxy (decision 042). The
 * socket's address counts, which TRUST_PROXY does not change; the path does not, so its spelling cannot help.
 */
export function isOperator({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  const address = socket.remoteAddress?.replace(/%.*$/, "") ?? "";
  return ownNetworks.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/** For `preHandler`: throws the 404 of an unknown path to everybody else. */
export async function requireOperator({ raw }: FastifyRequest): Promise<void> {
  if (isOperator(raw)) return;
  throw new ApiFault(apiError("rest_no_route", "No route was found matching the URL and request method"));
}
