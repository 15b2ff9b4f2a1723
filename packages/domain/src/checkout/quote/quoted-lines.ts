import { mergeSupplements } from "../../cart/line-key.ts";
import type { CartSupplement, LineRequest } from "../../cart/types.ts";
import type { Catalog } from "../../catalog/types.ts";
import { multiplyMoney, zero } from "../../money/money.ts";
import type { PricedLine } from "../../pricing/types.ts";
import type { AskedGift } from "../coupons/gift.ts";
import type { ServedLine } from "../lines/serve-lines.ts";
import type { QuotedLine } from "../types.ts";

function quotedLine(served: ServedLine, priced: PricedLine | undefined, catalog: Catalog): QuotedLine {
  const { request, product, line, refusal, choices, noteDropped } = served;
  const variation = product?.variations.find(({ id }) => id === request.variationId);
  return {
    productId: request.productId,
    variationId: request.variationId,
    name: product?.name ?? "",
    quantity: request.quantity,
    unitPrice: line?.unitPrice ?? (variation ?? product)?.price ?? zero,
    total: priced?.gross ?? zero,
    giftOf: null,
    supplements: line === null ? askedSupplements(request, catalog) : line.supplements.map(pricedSupplement),
    ...(choices === undefined ? {} : { choices }),
    ...(request.note === undefined ? {} : { note: request.note }),
    ...(noteDropped ? { noteDropped } : {}),
    refusal,
    ...(request.person === undefined ? {} : { person: request.person }),
    ...(product?.measure.kind === "grams" ? { byWeight: true as const } : {}),
  };
}

function pricedSupplement({ id, name, count, price }: CartSupplement): QuotedLine["supplements"][number] {
  return { id, name, count, price };
}

/** The supplements of a refused line, as far as the menu has them. */
function askedSupplements({ supplements }: LineRequest, { products }: Catalog): QuotedLine["supplements"] {
  return mergeSupplements(supplements).flatMap(({ id, count }) => {
    const product = products.get(id);
    return product === undefined ? [] : [{ id, name: product.name, count, price: product.price }];
  });
}

function quotedGift(gift: AskedGift, catalog: Catalog): QuotedLine {
  const { choice, quantity, priced, supplements, choices } = gift;
  return {
    productId: choice.productId,
    variationId: choice.variationId,
    name: catalog.products.get(choice.productId)?.name ?? "",
    quantity,
    unitPrice: priced?.unitPrice ?? zero,
    total: priced === null ? zero : multiplyMoney(priced.unitPrice, quantity),
    giftOf: choice.couponId,
    supplements,
    ...(choices === undefined ? {} : { choices }),
    refusal: gift.refusal,
  };
}

/** Quote lines in the order of the request, the gift last. `priced` are those of the sold lines, in order. */
export function quotedLines(
  served: readonly ServedLine[],
  priced: readonly PricedLine[],
  gift: AskedGift | null,
  catalog: Catalog,
): readonly QuotedLine[] {
  let sold = 0;
  const lines = served.map((each) => quotedLine(each, each.line === null ? undefined : priced[sold++], catalog));
  return gift === null ? lines : [...lines, quotedGift(gift, catalog)];
}
