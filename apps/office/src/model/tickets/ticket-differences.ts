import type { WireBoardChange, WireChangedDish } from "@skatert/contract";
import type { TicketBlock, TicketDifference, TicketWords } from "./ticket.ts";

/** The dishes of a change, old → new; nothing if it changed none. */
export function differenceBlocks({ kitchen_delta }: WireBoardChange, words: TicketWords): readonly TicketBlock[] {
  if (kitchen_delta.length === 0) return [];
  return [{ kind: "differences", dishes: kitchen_delta.map((dish) => differenceOf(dish, words)) }];
}

function differenceOf(
  { name, variation, was, now, by_weight, chosen = [], note }: WireChangedDish,
  words: TicketWords,
): TicketDifference {
  return {
    count: words.t(by_weight ? "change.grams" : "change.count", { was, now }),
    name,
    details: [
      ...(variation ? [variation] : []),
      ...chosen,
      ...(note === undefined ? [] : [words.t("board.dishNote", { note })]),
    ],
    isGone: now === 0,
  };
}
