import { groupUsesFromWire } from "@skatert/contract";
import { documentId } from "../entities/document-id.ts";
import { entriesIn, type Fields, isSame, textOf, textsIn } from "../entities/read-fields.ts";
import {
  isOwnPrice,
  keepPrices,
  type LimitsForm,
  limitOf,
  NO_LIMIT,
  sameOption,
  sumText,
  writtenPrice,
} from "./group-form.ts";

/** What a dish replaces of an option for itself. "": as in the group. */
export interface OptionUseForm {
  readonly id: string;
  readonly isOffered: boolean;
  readonly price: string;
  readonly max: string;
  readonly preset: string;
}

/** A group of a dish. "" of a limit: as in the group (MENU-2). */
export interface UseForm extends LimitsForm {
  readonly group: string;
  /** Ids of the sizes that have the group. Empty: all (MENU-9). */
  readonly sizes: readonly string[];
  /** Only options of which something is replaced. */
  readonly options: readonly OptionUseForm[];
}

export const LIMITS = ["min", "max", "distinct", "free"] as const;

/** A dish's groups in the order of its sheet. */
export function readUses(groups: unknown): readonly UseForm[] {
  return groupUsesFromWire(groups).map(({ groupId, min, max, distinct, free, variationIds, options }) => ({
    ...newUse(String(groupId)),
    min: countText(min),
    max: countText(max),
    distinct: countText(distinct),
    free: countText(free),
    sizes: variationIds.map(String),
    options: options.map((option) => ({
      id: String(option.productId),
      isOffered: option.offered ?? true,
      price: option.price == null ? "" : sumText(option.price),
      max: countText(option.max),
      preset: countText(option.preset),
    })),
  }));
}

/** A group with nothing replaced. */
export function newUse(group: string): UseForm {
  return { group, sizes: [], min: "", max: "", distinct: "", free: "", options: [] };
}

/** `option_groups` of a dish. `own`: what this menu has now, `main`: what the main menu has; see `writtenGroup`. */
export function writtenUses(uses: readonly UseForm[], own: unknown = null, main: unknown = own): readonly Fields[] {
  const [owns, mains] = [usesIn(own, uses), usesIn(main, uses)];
  return uses.map((use, at) => {
    const lists = { own: owns[at]?.["options"], main: mains[at]?.["options"] };
    const written = use.options.filter(isReplaced).map(writtenOption);
    const options = [...keepPrices(written, lists), ...ownPrices(written, lists)];
    return {
      group_id: documentId(use.group),
      ...Object.fromEntries(
        LIMITS.flatMap((limit) => (use[limit] === "" ? [] : [[limit, limitOf(use[limit])] as const])),
      ),
      ...(use.sizes.length === 0 ? {} : { variation_ids: use.sizes.map(documentId) }),
      ...(options.length === 0 ? {} : { options }),
    };
  });
}

/** The document's entry for each use: the one of the same sizes, else one whose sizes the form has changed. */
function usesIn(groups: unknown, uses: readonly UseForm[]): readonly (Fields | undefined)[] {
  const left = [...entriesIn(groups)];
  const take = (isIt: (entry: Fields) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const isOf = (entry: Fields, { group }: UseForm) => textOf(entry["group_id"]) === group;
  const sameSizes = uses.map((use) =>
    take((entry) => isOf(entry, use) && isSame(textsIn(entry["variation_ids"]).toSorted(), use.sizes.toSorted())),
  );
  return uses.map((use, at) => sameSizes[at] ?? take((entry) => isOf(entry, use)));
}

/** A branch's own prices of options for which the main menu replaces nothing. */
function ownPrices(written: readonly Fields[], { own, main }: { readonly own: unknown; readonly main: unknown }) {
  return entriesIn(own).flatMap((entry) => {
    const { product_id, price } = entry;
    const isKept = price !== undefined && isOwnPrice(entry, main) && sameOption(written, entry) === undefined;
    return isKept ? [{ product_id, price }] : [];
  });
}

/** The use with other words on an option; an option with nothing replaced is not kept. */
export function withOptionUse(use: UseForm, id: string, part: Partial<OptionUseForm>): UseForm {
  const before = optionUse(use, id);
  const others = use.options.filter((option) => option.id !== id);
  const option = { ...before, ...part };
  return { ...use, options: isReplaced(option) ? [...others, option] : others };
}

export function optionUse({ options }: UseForm, id: string): OptionUseForm {
  return options.find((option) => option.id === id) ?? { id, isOffered: true, price: "", max: "", preset: "" };
}

/** Whether a dish has something of its own in a group. */
export function isOwn(use: UseForm): boolean {
  return use.sizes.length > 0 || LIMITS.some((limit) => use[limit] !== "") || use.options.some(isReplaced);
}

function isReplaced({ isOffered, price, max, preset }: OptionUseForm): boolean {
  return !isOffered || [price, max, preset].some((text) => text.trim() !== "");
}

function writtenOption({ id, isOffered, price, max, preset }: OptionUseForm): Fields {
  return {
    product_id: documentId(id),
    ...(isOffered ? {} : { offered: false }),
    ...writtenPrice(price),
    ...(max === "" ? {} : { max: Number(max) }),
    ...(preset === "" ? {} : { preset: Number(preset) }),
  };
}

function countText(count: number | null | undefined): string {
  return count === undefined ? "" : count === null ? NO_LIMIT : String(count);
}
