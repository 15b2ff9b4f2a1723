import { OrderViewSchema, orderPath, orderViewFromWire, PATHS } from "@skatert/contract";
import type { LineRequest } from "@skatert/domain";
import { ownOrderRows } from "../orders/own-order-rows.ts";
import type { Loader } from "../request/loader.ts";

/** Of so many latest orders of the account. */
const latestOrders = 5;

/** What the caller chose in the last order of a dish: `/last-choice/401`. Null: nobody is signed in, or no such order. */
export const loader: Loader<LineRequest | null> = async ({ page, params }) => {
  page.markPrivate();
  const productId = Number(params["id"]);
  if (!Number.isSafeInteger(productId) || productId < 1) return null;
  const list = await page.personalApi(`${PATHS.ownOrders}?page=1&per_page=${latestOrders}`);
  if (!list.ok) return null;
  for (const { id } of await ownOrderRows(list)) {
    const answer = await page.personalApi(orderPath(id));
    if (!answer.ok) continue;
    const { lines } = orderViewFromWire(OrderViewSchema.parse(await answer.json()));
    const line = lines.find((each) => each.productId === productId && each.giftOf === null);
    if (line !== undefined) return requestOf(line);
  }
  return null;
};

function requestOf({ productId, variationId, supplements, choices }: LineRequest): LineRequest {
  const flat = supplements.map(({ id, count }) => ({ id, count }));
  return { productId, variationId, quantity: 1, supplements: flat, ...(choices === undefined ? {} : { choices }) };
}
