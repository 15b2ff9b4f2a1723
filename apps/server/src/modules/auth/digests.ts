import { createHmac } from "node:crypto";
import { networkOf, wideNetworkOf } from "../../http/network.ts";

/** Keyed digests of personal data and codes, so that a leaked store reveals no number, address or code. */
export interface Digests {
  /** The person with this number, E.164. */
  person(phone: string): string;
  /** The network of a request; an IPv6 /64 counts as one. */
  network(address: string): string;
  /** The block around the address: a /24 of IPv4, a /48 of IPv6. */
  wideNetwork(address: string): string;
  /** A visitor of the Telegram mini app, by Telegram's user id. */
  visitor(telegramId: number): string;
  /** A code of this person; equal codes of two people have different digests. */
  code(person: string, code: string): string;
}

/** `secret` is the shop's secret (requireSecret). */
export function createDigests(secret: string): Digests {
  const digest = (kind: string, text: string) =>
    createHmac("sha256", secret).update(`${kind}\n${text}`).digest("base64url");
  return {
    person: (phone) => digest("person", phone),
    network: (address) => digest("network", networkOf(address)),
    wideNetwork: (address) => digest("wide network", wideNetworkOf(address)),
    visitor: (telegramId) => digest("telegram", String(telegramId)),
    code: (person, code) => digest("code", `${person}\n${code}`),
  };
}
