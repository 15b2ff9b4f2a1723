import { createHmac } from "node:crypto";

/** Keyed digests of what must not be stored: whoever reads the store learns no number, no address and no code. */
export interface Digests {
  /** The one who holds this number, E.164. */
  person(phone: string): string;
  /** The network a request came from; an IPv6 /64 is one place. */
  network(address: string): string;
  /** A code of this person; equal codes of two people differ. */
  code(person: string, code: string): string;
}

/** `secret` is the shop's own (requireSecret). */
export function createDigests(secret: string): Digests {
  const digest = (kind: string, text: string) =>
    createHmac("sha256", secret).update(`${kind}\n${text}`).digest("base64url");
  return {
    person: (phone) => digest("person", phone),
    network: (address) => digest("network", networkOf(address)),
    code: (person, code) => digest("code", `${person}\n${code}`),
  };
}

/** An IPv4 address, or the first half of an IPv6 one: a household gets a /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
