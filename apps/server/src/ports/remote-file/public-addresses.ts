import { BlockList, isIPv6 } from "node:net";

/**
 * Networks that are not part of the public internet (IANA special-purpose registries): this machine, private and
 * link-local networks with their metadata services, documentation, multicast.
 */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, prefix, "ipv4");

/** The allocated part of IPv6, and the special networks inside it. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  // Tunnels and translations, which contain an IPv4 address.
  ["2001::", 23],
  ["2002::", 16],
  ["2001:db8::", 32],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, "ipv4");
  return global6.check(address, "ipv6") && !special.check(address, "ipv6");
}
