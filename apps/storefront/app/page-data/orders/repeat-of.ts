import type { OrderView } from "@skatert/contract";
import {
  type BuyingBan,
  type CartLine,
  type Catalog,
  type Choice,
  checkChoices,
  checkFilling,
  flatCounts,
  type IsOffered,
  isBanned,
  type LineRequest,
  makeLine,
  outsideGroups,
  repeatChoices,
  resolveGroups,
  type SoldChoice,
} from "@skatert/domain";

export interface Repeat {
  /** The dishes of an order from the present menu. */
  readonly repeatLines: readonly CartLine[];
  /** Names of dishes that are off the menu, sold out, made by request or not sold, and of options that are gone. */
  readonly gone: readonly string[];
  /** Dishes whose required choices are gone, with the rest of their choices: the guest chooses anew (MENU-17). */
  readonly toChoose: readonly (LineRequest & { readonly name: string })[];
}

/** The repeatable part of an order. Gifts are left out, because their coupons add them. */
export function repeatOf({ lines }: Pick<OrderView, "lines">, catalog: Catalog, ban: BuyingBan): Repeat {
  return presentLines(
    lines.filter(({ giftOf }) => giftOf === null),
    catalog,
    ban,
  );
}

/**
 * Dishes chosen earlier, or by another person, with data of the present menu. A choice that the menu no longer has is
 * left out and named, and a dish that cannot be sold without it waits for a choice (MENU-20).
 */
export function presentLines(lines: readonly EarlierLine[], catalog: Catalog, ban: BuyingBan): Repeat {
  const found = lines.map((line) => presentLine(line, catalog, ban));
  return {
    repeatLines: found.flatMap(({ now }) => now ?? []),
    gone: [...new Set(found.flatMap(({ gone }) => gone))],
    toChoose: found.flatMap(({ toChoose }) => toChoose ?? []),
  };
}

type EarlierLine = Omit<LineRequest, "choices"> & {
  readonly name: string;
  /** As an order keeps them, or as a person of a group order sends them. */
  readonly choices?: readonly (SoldChoice | Choice)[];
};

interface PresentLine {
  readonly now: CartLine | null;
  readonly gone: readonly string[];
  readonly toChoose?: Repeat["toChoose"][number];
}

function presentLine({ choices: before, ...line }: EarlierLine, catalog: Catalog, ban: BuyingBan): PresentLine {
  const product = catalog.products.get(line.productId);
  const absent = { now: null, gone: [line.name] };
  if (product?.inStock !== true || product.byRequest || isBanned(product.id, ban)) return absent;
  const url = `/?product_id=${line.productId}`;
  if (product.groups.length === 0 || before === undefined) {
    const now = makeLine(catalog, line, url);
    return now === null ? absent : { now, gone: [] };
  }
  const groups = resolveGroups({ product, variationId: line.variationId }, catalog);
  const isOffered: IsOffered = ({ id }) => catalog.products.get(id)?.inStock === true;
  const { choices, gone } = repeatChoices(groups, before, isOffered);
  const loose = outsideGroups(line.supplements, before);
  const supplements = [...loose, ...flatCounts(choices)];
  if (checkChoices(groups, choices, () => null) !== null) {
    const { name, productId, variationId, quantity } = line;
    // A group that nothing can fill now cannot be chosen from either.
    if (checkFilling(groups, (option, group) => (isOffered(option, group) ? null : {})) !== null) return absent;
    return { now: null, gone, toChoose: { name, productId, variationId, quantity, supplements, choices } };
  }
  const now = makeLine(catalog, { ...line, choices, supplements }, url);
  return now === null ? absent : { now, gone };
}
