import type { JsonObject } from "../../../shop/documents/json.ts";
import { isToFetch, type KnownPictures, picturesIn } from "../menu/pictures-text.ts";
import type { DishPlan } from "../plan/plan.ts";
import { escapeText, splitText } from "../values/listed-text.ts";

/** Addresses of other servers, and names of files, in the plans' pictures, without repeats. */
export function picturesToFetch(plans: readonly DishPlan[]): readonly string[] {
  const addresses = plans.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === "images").flatMap(({ after }) => splitText(after, ",").filter(isToFetch)),
  );
  return [...new Set(addresses)];
}

/**
 * The plans with fetched pictures in place of their addresses. Pictures that could not be fetched are omitted. If none
 * of a dish's pictures could be fetched, it keeps its present ones.
 */
export function withFetched(plans: readonly DishPlan[], fetched: ReadonlyMap<string, JsonObject>): readonly DishPlan[] {
  return plans.map((plan) => {
    const changes = plan.changes.flatMap((change) => {
      if (change.field !== "images" || change.after === "") return [change];
      const known = splitText(change.after, ",").flatMap((address) =>
        isToFetch(address) ? (pathOf(fetched.get(address)) ?? []) : [address],
      );
      return known.length === 0 ? [] : [{ ...change, after: known.map((path) => escapeText(path, ",")).join(", ") }];
    });
    return { ...plan, changes };
  });
}

function pathOf(picture: JsonObject | undefined): string | null {
  return typeof picture?.["src"] === "string" ? picture["src"] : null;
}

/** Fetched pictures as the menu's own: by their path in the shop folder. */
export function picturesByPath(fetched: ReadonlyMap<string, JsonObject>): KnownPictures {
  return picturesIn([...fetched.values()]);
}
