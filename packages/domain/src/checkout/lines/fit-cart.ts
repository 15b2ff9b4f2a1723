import { namedLine } from "../../cart/group/person-line.ts";
import { lineKey } from "../../cart/line-key.ts";
import { lowerToGrid } from "../../cart/steps.ts";
import type { CartLine } from "../../cart/types.ts";
import { type Money, maxMoney } from "../../money/money.ts";
import { lineAmount } from "../../pricing/price-line.ts";
import type { LineRefusal, QuotedLine } from "../types.ts";

/** A change of a line, for the messages of CART-4. */
export type CartChange =
  | {
      readonly kind: "trimmed";
      readonly key: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  /** missing: not sold at the branch. sold-out: the remaining stock is below the first-add minimum. */
  | { readonly kind: "removed"; readonly key: string; readonly name: string; readonly why: "missing" | "sold-out" }
  /** Price of the whole line as the cart shows it, before and at the branch. */
  | {
      readonly kind: "repriced";
      readonly key: string;
      readonly name: string;
      readonly from: Money;
      readonly to: Money;
    }
  /** The dish takes no notes any more (MENU-15). */
  | { readonly kind: "note-dropped"; readonly key: string; readonly name: string; readonly note: string };

export interface FittedCart {
  readonly lines: readonly CartLine[];
  readonly changes: readonly CartChange[];
}

/**
 * Fits the lines to a quote for a new address (CART-4). Quantities above stock drop by whole steps,
 * unavailable dishes are removed, prices change to the branch's menu. `changes` names each change. A dish
 * that is offered at other hours stays, refused. `quoted` are the lines of the quote in the cart's order; a
 * quote of another cart changes nothing.
 */
export function fitToQuote(lines: readonly CartLine[], quoted: readonly QuotedLine[]): FittedCart {
  const answers = quoted.filter((line) => line.giftOf === null);
  if (!isOf(lines, answers)) return { lines, changes: [] };
  const results = lines.map((line, index) => fitLine(line, answers[index]));
  return {
    lines: results.flatMap(({ fitted }) => (fitted === null ? [] : [fitted])),
    changes: results.flatMap(({ change }) => (change === null ? [] : [change])),
  };
}

/**
 * The changes to show after a further address. A price that changed twice is named once, from the last price
 * the shopper saw to the present one. Equal prices are left out.
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

/** The lines whose dish is completely sold out at the branch (ERR-5). */
export function goneLines(lines: readonly CartLine[], quoted: readonly QuotedLine[]): readonly CartLine[] {
  const { lines: left } = fitToQuote(lines, quoted);
  return lines.filter(({ key }) => !left.some((line) => line.key === key));
}

/** The lines at the quote's prices and names, with unchanged quantities. The same list if nothing differs. */
export function repriceByQuote(lines: readonly CartLine[], quoted: readonly QuotedLine[]): readonly CartLine[] {
  const answers = quoted.filter((line) => line.giftOf === null);
  if (!isOf(lines, answers)) return lines;
  const repriced = lines.map((line, index) => lineAtPrice(line, answers[index]));
  return repriced.every((line, index) => line === lines[index]) ? lines : repriced;
}

/**
 * The lines without the notes that the quote left out, each named (MENU-15). A line that is then like another one joins
 * it. The same list if nothing differs.
 */
export function dropNotes(lines: readonly CartLine[], quoted: readonly QuotedLine[]): FittedCart {
  const answers = quoted.filter((line) => line.giftOf === null);
  const isDropped = (line: CartLine, index: number) => line.note !== undefined && answers[index]?.noteDropped === true;
  if (!isOf(lines, answers) || !lines.some(isDropped)) return { lines, changes: [] };
  const joined = new Map<string, CartLine>();
  const changes: CartChange[] = [];
  for (const [index, line] of lines.entries()) {
    const left = isDropped(line, index) ? withoutNote(line) : line;
    const like = joined.get(left.key);
    const quantity = like === undefined || left.countable === false ? left.quantity : like.quantity + left.quantity;
    joined.set(left.key, { ...(like ?? left), quantity });
    if (left !== line) changes.push({ kind: "note-dropped", key: left.key, name: line.name, note: line.note ?? "" });
  }
  return { lines: [...joined.values()], changes };
}

function withoutNote({ note, ...line }: CartLine): CartLine {
  const own = { ...line, key: lineKey(line) };
  return line.person === undefined ? own : namedLine(own, line.person);
}

/** Whether the quote is for exactly these lines. */
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
  readonly fitted: CartLine | null;
  readonly change: CartChange | null;
}

function fitLine(line: CartLine, answer: QuotedLine | undefined): Fitted {
  const { key, name } = line;
  const left = answer?.refusal ? quantityLeft(answer.refusal, line) : line.quantity;
  if (left === line.quantity) return repricedLine(line, lineAtPrice(line, answer));
  if (left > 0)
    return {
      fitted: { ...line, quantity: left },
      change: { kind: "trimmed", key, name, from: line.quantity, to: left },
    };
  const isSoldOut = answer?.refusal?.reason === "sold-out" || answer?.refusal?.reason === "not-enough-stock";
  return { fitted: null, change: { kind: "removed", key, name, why: isSoldOut ? "sold-out" : "missing" } };
}

/** Sums of the line as the cart shows them, so that the announcement matches the cart. */
function repricedLine(line: CartLine, fitted: CartLine): Fitted {
  const [from, to] = [lineAmount(line), lineAmount(fitted)];
  const { key, name } = fitted;
  return { fitted, change: from === to ? null : { kind: "repriced", key, name, from, to } };
}

function quantityLeft(refusal: LineRefusal, line: CartLine): number {
  switch (refusal.reason) {
    case "not-enough-stock":
      return lowerToGrid(refusal.left, line);
    case "sold-out":
      // A stop with an end concerns only the time, too.
      return refusal.backAt === undefined ? 0 : line.quantity;
    case "not-at-location":
      return 0;
    case "not-available":
      // A refusal with hours concerns only the time, and the shopper may choose another.
      return refusal.from === undefined ? 0 : line.quantity;
    default:
      return line.quantity;
  }
}

/** Price and names from the quote: the branch's price, the page's language. */
function lineAtPrice(line: CartLine, answer: QuotedLine | undefined): CartLine {
  if (answer === undefined || answer.refusal !== null) return line;
  const known = new Map(answer.supplements.map((each) => [each.id, each]));
  const supplements = line.supplements.map((each, index) => {
    // A product of two groups has a price in each, and both lists have the order of the sheet.
    const same = answer.supplements[index]?.id === each.id ? answer.supplements[index] : known.get(each.id);
    const { name = each.name, price = each.price } = same ?? {};
    return name === each.name && price === each.price ? each : { ...each, name, price };
  });
  const name = answer.name || line.name;
  const isSame = supplements.every((each, index) => each === line.supplements[index]);
  if (isSame && answer.unitPrice === line.unitPrice && name === line.name) return line;
  // Without a discount at this branch, drop the former price of another branch, so that it is not shown struck through.
  const isReduced = line.regularPrice > line.unitPrice;
  const regularPrice = isReduced ? maxMoney(answer.unitPrice, line.regularPrice) : answer.unitPrice;
  return { ...line, name, unitPrice: answer.unitPrice, regularPrice, supplements };
}
