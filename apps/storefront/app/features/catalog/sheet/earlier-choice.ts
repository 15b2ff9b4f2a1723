import {
  type IsOffered,
  type LineRequest,
  outsideGroups,
  repeatChoices,
  settleChoices,
  startingChoices,
} from "@skatert/domain";
import type { DishDetail } from "../card/dish.ts";
import { type DishChoice, groupsAt } from "./dish-line.ts";

/** The first available variation, the presets of its groups, no supplements, the first-add minimum. */
export function firstChoice(detail: DishDetail, isOffered: IsOffered): DishChoice {
  const { card, variations } = detail;
  const variationId = (variations.find(({ inStock }) => inStock) ?? variations[0])?.id ?? null;
  const choices = startingChoices(groupsAt(detail, variationId), isOffered);
  return { variationId, counts: {}, choices, quantity: card.initialQuantity };
}

/**
 * What an earlier line of the dish chose, as far as it is offered now; the choices of a size that is gone begin anew. Its
 * quantity and note stay.
 */
export function earlierChoice(detail: DishDetail, line: LineRequest, isOffered: IsOffered): DishChoice {
  const { card, variations, supplementGroups } = detail;
  const isSized = variations.length > 0;
  const size = variations.find(({ id, inStock }) => id === line.variationId && inStock);
  const kept = {
    quantity: Math.max(line.quantity, card.initialQuantity),
    ...(line.note === undefined ? {} : { note: line.note }),
  };
  if (isSized && size === undefined) return { ...firstChoice(detail, isOffered), ...kept };
  const groups = groupsAt(detail, size?.id ?? null);
  const before = line.choices ?? settleChoices(groups, line, isOffered).choices;
  const offered = new Set(supplementGroups.flatMap(({ items }) => items.map(({ id }) => id)));
  const loose = outsideGroups(line.supplements, before).filter(({ id }) => offered.has(id));
  return {
    variationId: size?.id ?? null,
    counts: Object.fromEntries(loose.map(({ id, count }) => [id, count])),
    choices: repeatChoices(groups, before, isOffered).choices,
    ...kept,
  };
}
