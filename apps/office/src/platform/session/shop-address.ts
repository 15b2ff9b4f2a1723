import type { WireStaffMe } from "@skatert/contract";

/** The absolute address of a page of the shop; "" is the shop itself. Null: the server does not know its address. */
export function shopAddress({ shop_url: url }: Pick<WireStaffMe, "shop_url">, path: string): string | null {
  if (url === undefined) return null;
  const { href, origin } = new URL(path, new URL(url, window.location.origin));
  return path === "" ? origin : href;
}
