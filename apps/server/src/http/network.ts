/** An IPv4 address, or the first half of an IPv6 one, because a household gets a /64. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(":") ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** The largest block that a provider gives one customer: a /24 of IPv4, a /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain.includes(":")) return `${groupsOf(plain).slice(0, 3).join(":")}::/48`;
  return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
}

function plainAddress(address: string): string {
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(plain: string): readonly string[] {
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
