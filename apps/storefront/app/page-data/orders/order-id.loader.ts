import {
  type OrderRating,
  type OrderTips,
  type OrderView,
  OrderViewSchema,
  orderPath,
  orderViewFromWire,
} from "@skatert/contract";
import {
  type CartLine,
  type Catalog,
  type LineRequest,
  makeLine,
  type QuotedLine,
  soldDish,
  type WorkSchedule,
} from "@skatert/domain";
import type { OrderLineView } from "../../features/orders/page/order-line-view.ts";
import { ratingOf } from "../catalog/rating-of.ts";
import { phoneLink } from "../place/phone-link.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { orderInWords } from "../words/order-in-words.ts";
import { repeatOf } from "./repeat-of.ts";
import { tipsOf } from "./tips-of.ts";

/** An order for its owner, with the contacts of its branch. */
export interface OrderData {
  readonly order: OrderView;
  /** Opens the order to a guest. Null for a user's own. */
  readonly key: string | null;
  readonly phone: { readonly text: string; readonly url: string } | null;
  /** Position of the branch, for pickup. */
  readonly branchAddress: string | null;
  readonly timeZone: WorkSchedule["timeZone"];
  /** The shop's clock, milliseconds. */
  readonly now: number;
  readonly lines: readonly OrderLineView[];
  /** Null before the handover, and if the host has no ratings. */
  readonly rating: OrderRating | null;
  /** Null before the handover, and if the shop takes no tips. */
  readonly tips: OrderTips | null;
  /** The dishes from the present menu, for repeating the order. */
  readonly repeatLines: readonly CartLine[];
  /** Names of its dishes that are off the menu or sold out. */
  readonly gone: readonly string[];
  /** Its dishes that need a choice first. */
  readonly toChoose: readonly LineRequest[];
}

/** The order of the key or of the session. Any other is not found (ROUTE-4). */
export const loader: Loader<OrderData> = async ({ params, url, page }) => {
  page.markPrivate();
  const id = Number(params["id"]);
  const key = url.searchParams.get("key");
  if (!Number.isSafeInteger(id) || id < 1) throw pageNotFound(url);
  const query = new URLSearchParams({ lang: page.shop.language, ...(key === null ? {} : { key }) });
  const response = await page.personalApi(`${orderPath(id)}?${query}`);
  if (response.status === 404 || response.status === 403 || response.status === 401) throw pageNotFound(url);
  if (!response.ok) throw new Error(`the order answered ${response.status}`);
  const read = orderViewFromWire(OrderViewSchema.parse(await response.json()));
  const order = orderInWords(read, page.contentLanguage);
  const { settings } = page;
  const branch = settings.locations.find(({ warehouseIds }) => warehouseIds.includes(order.delivery.warehouseId));
  const schedule = settings.schedules[order.delivery.warehouseId];
  return {
    order,
    key,
    branchAddress: branch?.address ?? null,
    phone: phoneLink(branch?.phone ?? "") ?? settings.contacts.phones[0] ?? null,
    timeZone: schedule?.timeZone ?? settings.timeZone,
    now: page.now,
    lines: order.lines.map((line) => lineView(line, page.knownCatalog)),
    rating: await ratingOf(order, key, page),
    tips: await tipsOf(order, key, page),
    ...repeatOf(order, page.knownCatalog, page.settings.buyingBan),
  };
};

function lineView(line: QuotedLine, catalog: Catalog): OrderLineView {
  const picture = makeLine(catalog, { ...line, supplements: [] })?.picture ?? null;
  // Orders of earlier versions did not keep what the dish was.
  return { line, dish: line.sold ?? soldDish(line, catalog), picture };
}
