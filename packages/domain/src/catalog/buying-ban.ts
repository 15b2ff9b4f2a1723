import type { ProductId } from "./types.ts";

/** `product_disable_buy`: dishes that the menu shows but the shop does not sell. */
export interface BuyingBan {
  /** No dish can be bought; the menu is read-only. */
  readonly everything: boolean;
  readonly productIds: readonly ProductId[];
}

export const nothingBanned: BuyingBan = { everything: false, productIds: [] };

export function isBanned(productId: ProductId, ban: BuyingBan): boolean {
  return ban.everything || ban.productIds.includes(productId);
}
