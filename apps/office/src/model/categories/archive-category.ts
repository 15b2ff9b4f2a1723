import type { WireProductRow } from "@skatert/contract";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { archiveEntity } from "../entities/entity-calls.ts";

/** Dishes that no other category lists. Guests could not find them after the archiving. */
export function dishesOnlyIn<Dish extends Pick<WireProductRow, "category_ids" | "state">>(
  dishes: readonly Dish[],
  category: string,
): readonly Dish[] {
  return dishes.filter(
    ({ category_ids, state }) =>
      state !== "archived" && category_ids.includes(category) && category_ids.every((id) => id === category),
  );
}

/** Archives those dishes, then the category. Stops at the first refusal. */
export async function archiveCategory(
  id: string,
  dishes: readonly string[],
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: OfficeError }> {
  for (const dish of dishes) {
    const result = await archiveEntity({ kind: "product", id: dish });
    if (!result.ok) return result;
  }
  const result = await archiveEntity({ kind: "category", id });
  return result.ok ? { ok: true } : result;
}
