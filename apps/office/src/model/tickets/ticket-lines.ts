import type { WireBoardLine } from "@skatert/contract";
import { namesAllergy } from "@skatert/domain";
import { measureText } from "../board/orders/measure-text.ts";
import type { TicketLine, TicketReader, TicketWords } from "./ticket.ts";

/** The dishes of a ticket, with allergens for the kitchen and the guest, and prices for the guest. */
export function ticketLines(
  lines: readonly WireBoardLine[],
  reader: TicketReader,
  words: TicketWords,
): readonly TicketLine[] {
  return lines.map((line) => ({
    quantity: line.quantity,
    name: line.name,
    details: detailsOf(line, reader, words),
    sum: reader === "guest" ? sumOf(line, words) : null,
  }));
}

function detailsOf(line: WireBoardLine, reader: TicketReader, words: TicketWords): TicketLine["details"] {
  const measure = line.measure === null ? null : measureText(line.measure, words.t);
  const size = [line.variation, measure].filter((text) => text !== null && text !== "").join(", ");
  return [
    ...(size === "" ? [] : [{ text: size, strong: false }]),
    ...(line.dishes ?? []).map((name) => ({ text: name, strong: reader === "kitchen" })),
    ...line.supplements.map(({ name, quantity }) => ({
      text: quantity > 1 ? `+ ${name} × ${quantity}` : `+ ${name}`,
      strong: reader === "kitchen",
    })),
    ...noteOf(line.note, reader, words),
    ...(line.meta_data ?? []).map(({ key, value }) => ({ text: `${key}: ${value}`, strong: reader === "kitchen" })),
    ...(line.gift && reader !== "guest" ? [{ text: words.t("ticket.gift"), strong: false }] : []),
    ...(line.allergens.length > 0 && reader !== "courier"
      ? [{ text: words.t("ticket.allergens", { names: line.allergens.join(", ") }), strong: reader === "kitchen" }]
      : []),
  ];
}

/** The guest's wish in full; one that speaks of an allergy stands out for everybody (MENU-15). */
function noteOf(note: string | undefined, reader: TicketReader, words: TicketWords): TicketLine["details"] {
  if (note === undefined) return [];
  const isAllergy = namesAllergy(note);
  const text = words.t("board.dishNote", { note });
  return [{ text: isAllergy ? `⚠ ${text}` : text, strong: isAllergy || reader === "kitchen" }];
}

function sumOf(line: WireBoardLine, words: TicketWords): string {
  return line.gift && line.total === 0 ? words.t("ticket.gift") : words.money(line.total);
}
