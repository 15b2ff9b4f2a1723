import type { OrderRating, OrderView } from "@skatert/contract";
import type { PageContext } from "../request/page-context.ts";
import { personalClient } from "../request/personal.ts";

/**
 * An order's rating, and whether the guest may rate it. Null before the handover, and from a host without
 * ratings.
 */
export async function ratingOf(
  { id, stage }: Pick<OrderView, "id" | "stage">,
  key: string | null,
  page: PageContext,
): Promise<OrderRating | null> {
  if (stage !== "handed-over" || page.shop.lacks.includes("ratings")) return null;
  const result = await personalClient(page)
    .ratings.ofOrder(id, key)
    .catch(() => null);
  return result?.ok ? result.value : null;
}
