import type { ProductId } from "./types.ts";

/** `product_disable_buy`: dishes that the menu shows and the shop does not sell. */
export interface BuyingBan {
  /** No dish is sold; the shop is a menu to read. */
  readonly everything: boolean;
  readonly productIds: readonly ProductId[];
}

export const nothingBanned: BuyingBan = { everything: false, productIds: [] };

export function isBanned(productId: ProductId, ban: BuyingBan): boolean {
  return ban.everything || ban.productIds.includes(productId);
}
