import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The published sender addresses of YooKassa's notices. */
export const yookassaSenders: readonly string[] = [
  "185.71.76.0/27",
  "185.71.77.0/27",
  "77.75.153.0/25",
  "77.75.154.128/25",
  "77.75.156.11",
  "77.75.156.35",
  "2a02:5180::/32",
];

/** Whether a list of addresses and ranges contains an address; an IPv4 address written as IPv6 counts as the same. */
export function isKnownSender(address: string, known: readonly string[]): boolean {
  const list = new BlockList();
  for (const entry of known) {
    const [start = "", bits] = entry.split("/");
    const family = isIPv4(start) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(bits), family);
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return list.check(plain, "ipv4");
  return isIPv6(plain) && list.check(plain, "ipv6");
}
