import { lowerToGrid } from "../../cart/steps.ts";
import type { CartLine } from "../../cart/types.ts";
import { type Money, maxMoney } from "../../money/money.ts";
import { priceLine } from "../../pricing/price-line.ts";
import type { LineRefusal, QuotedLine } from "../types.ts";

/** What a fit did to a line, for the messages of CART-4. */
export type CartChange =
  | {
      readonly kind: "trimmed";
      readonly key: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  /** missing: not sold there. sold-out: sold there, but less than the first-add minimum is left. */
  | { readonly kind: "removed"; readonly key: string; readonly name: string; readonly why: "missing" | "sold-out" }
  /** What the whole line costs with its supplements: at the prices it was added at, and at the branch's. */
  | {
      readonly kind: "repriced";
      readonly key: string;
      readonly name: string;
      readonly from: Money;
      readonly to: Money;
    };

export interface FittedCart {
  readonly lines: readonly CartLine[];
  readonly changes: readonly CartChange[];
}

/**
 * Fits the lines to a quote for a new address (CART-4): quantities above stock are lowered by whole steps,
 * what the branch does not have is taken out, prices become those of its menu; each is named in `changes`.
 * A dish that is only offered at other hours stays, refused. `quoted` are the lines of the quote in the
 * cart's order; a quote of another cart changes nothing.
 */
export function fitToQuote(lines: readonly CartLine[], quoted: readonly QuotedLine[]): FittedCart {
  const answers = quoted.filter((line) => line.giftOf === null);
  if (!isOf(lines, answers)) return { lines, changes: [] };
  const fitted = lines.map((line, index) => fitLine(line, answers[index]));
  return {
    lines: fitted.flatMap(({ kept }) => (kept === null ? [] : [kept])),
    changes: fitted.flatMap(({ change }) => (change === null ? [] : [change])),
  };
}

/**
 * What is still to be read after a further address. A price that changed twice is named once, from the price that was
 * read last to the present one, and not at all where they are the same.
 */
export function joinChanges(unread: readonly CartChange[], later: readonly CartChange[]): readonly CartChange[] {
  const priceBefore = new Map(unread.flatMap((each) => (each.kind === "repriced" ? [[each.key, each.from]] : [])));
  const isRepricedAgain = ({ kind, key }: CartChange) =>
    kind === "repriced" && later.some((each) => each.kind === "repriced" && each.key === key);
  return [
    ...unread.filter((each) => !isRepricedAgain(each)),
    ...later.flatMap((each) => {
      const from = each.kind === "repriced" ? priceBefore.get(each.key) : undefined;
      if (each.kind !== "repriced" || from === undefined) return [each];
      return from === each.to ? [] : [{ ...each, from }];
    }),
  ];
}

/** The lines whose dish the branch no longer has at all, so that no piece can be sold (ERR-5). */
export function goneLines(lines: readonly CartLine[], quoted: readonly QuotedLine[]): readonly CartLine[] {
  const { lines: left } = fitToQuote(lines, quoted);
  return lines.filter(({ key }) => !left.some((line) => line.key === key));
}

/** The lines at the quote's prices and names, quantities untouched; the same list when nothing differs. */
export function repriceByQuote(lines: readonly CartLine[], quoted: readonly QuotedLine[]): readonly CartLine[] {
  const answers = quoted.filter((line) => line.giftOf === null);
  if (!isOf(lines, answers)) return lines;
  const repriced = lines.map((line, index) => lineAtPrice(line, answers[index]));
  return repriced.every((line, index) => line === lines[index]) ? lines : repriced;
}

/** Whether the quote answers for just these lines. */
function isOf(lines: readonly CartLine[], answers: readonly QuotedLine[]): boolean {
  return (
    lines.length === answers.length &&
    lines.every((line, index) => {
      const answer = answers[index];
      return (
        answer?.productId === line.productId &&
        answer.variationId === line.variationId &&
        answer.quantity === line.quantity
      );
    })
  );
}

interface Fitted {
  readonly kept: CartLine | null;
  readonly change: CartChange | null;
}

function fitLine(line: CartLine, answer: QuotedLine | undefined): Fitted {
  const { key, name } = line;
  const left = answer?.refusal ? quantityLeft(answer.refusal, line) : line.quantity;
  if (left === line.quantity) return repricedLine(line, lineAtPrice(line, answer));
  if (left > 0)
    return { kept: { ...line, quantity: left }, change: { kind: "trimmed", key, name, from: line.quantity, to: left } };
  const isSoldOut = answer?.refusal?.reason === "sold-out" || answer?.refusal?.reason === "not-enough-stock";
  return { kept: null, change: { kind: "removed", key, name, why: isSoldOut ? "sold-out" : "missing" } };
}

/** Sums of the line as the cart shows them, so that the announcement and the cart agree. */
function repricedLine(line: CartLine, kept: CartLine): Fitted {
  const [from, to] = [priceLine(line).gross, priceLine(kept).gross];
  const { key, name } = kept;
  return { kept, change: from === to ? null : { kind: "repriced", key, name, from, to } };
}

function quantityLeft(refusal: LineRefusal, line: CartLine): number {
  switch (refusal.reason) {
    case "not-enough-stock":
      return lowerToGrid(refusal.left, line);
    case "sold-out":
    case "not-at-location":
      return 0;
    case "not-available":
      // With hours it is only the wrong time; the shopper may choose another.
      return refusal.from === undefined ? 0 : line.quantity;
    default:
      return line.quantity;
  }
}

/** Price and names as the answer has them: the branch's, in the page's language. */
function lineAtPrice(line: CartLine, answer: QuotedLine | undefined): CartLine {
  if (answer === undefined || answer.refusal !== null) return line;
  const known = new Map(answer.supplements.map((each) => [each.id, each]));
  const supplements = line.supplements.map((each) => {
    const { name = each.name, price = each.price } = known.get(each.id) ?? {};
    return name === each.name && price === each.price ? each : { ...each, name, price };
  });
  const name = answer.name || line.name;
  const isSame = supplements.every((each, index) => each === line.supplements[index]);
  if (isSame && answer.unitPrice === line.unitPrice && name === line.name) return line;
  // Without a discount the former price of another branch is none: it must not be shown struck through.
  const isReduced = line.regularPrice > line.unitPrice;
  const regularPrice = isReduced ? maxMoney(answer.unitPrice, line.regularPrice) : answer.unitPrice;
  return { ...line, name, unitPrice: answer.unitPrice, regularPrice, supplements };
}
