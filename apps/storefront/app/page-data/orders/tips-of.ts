import type { OrderTips, OrderView } from "@skatert/contract";
import type { PageContext } from "../request/page-context.ts";
import { personalClient } from "../request/personal.ts";

/**
 * Tips of an order after its handover. Null if none is accepted and none was paid, and from a host without
 * tips.
 */
export async function tipsOf(
  { id, stage }: Pick<OrderView, "id" | "stage">,
  key: string | null,
  page: PageContext,
): Promise<OrderTips | null> {
  if (stage !== "handed-over") return null;
  const result = await personalClient(page)
    .tips.ofOrder(id, key)
    .catch(() => null);
  if (!result?.ok) return null;
  const { canTip, tips } = result.value;
  return canTip || tips.some(({ state }) => state === "paid") ? result.value : null;
}
