import type { CategoryId, Picture } from "@skatert/domain";
import type { DishDetail, DishSupplement, DishVariation, SupplementGroup } from "../card/dish.ts";
import { type PackedDish, packDish, packPicture, unpackDish, unpackPicture } from "../menu/packed-dish.ts";

type Required = "description" | "allergens" | "nutrition" | "category";

type PackedVariation = Pick<DishVariation, "id" | "name" | "price"> & Partial<DishVariation>;

type PackedSupplement = Pick<DishSupplement, "id" | "name" | "price" | "weight"> & {
  readonly picture?: string | Picture;
  /** Omitted if equal to those of the supplement before it. */
  readonly categoryIds?: readonly CategoryId[];
  readonly allergens?: readonly string[];
};

/**
 * A dish's sheet packed for the browser. Default values are omitted, so that opening a dish costs one small
 * answer.
 */
export interface PackedDetail extends Pick<DishDetail, Required> {
  readonly card: PackedDish;
  /** Omitted if the card's picture is the only one. */
  readonly pictures?: DishDetail["pictures"];
  readonly video?: string;
  readonly takesNote?: boolean;
  readonly seo?: DishDetail["seo"];
  readonly comboOf?: DishDetail["comboOf"];
  readonly allergenWords?: DishDetail["allergenWords"];
  readonly groups?: DishDetail["groups"];
  readonly sizedGroups?: DishDetail["sizedGroups"];
  readonly variations?: readonly PackedVariation[];
  readonly supplementGroups?: readonly { readonly name: string | null; readonly items: readonly PackedSupplement[] }[];
}

export function packDetail(detail: DishDetail): PackedDetail {
  const { card, pictures, description, allergens, nutrition, category } = detail;
  const { video, takesNote, seo, comboOf, allergenWords, variations, supplementGroups, groups, sizedGroups } = detail;
  return {
    card: packDish(card),
    description,
    allergens,
    nutrition,
    category,
    ...(JSON.stringify(pictures) === JSON.stringify(card.picture ? [card.picture] : []) ? {} : { pictures }),
    ...(video === null ? {} : { video }),
    ...(takesNote ? { takesNote } : {}),
    ...(seo === null ? {} : { seo }),
    ...(comboOf.length === 0 ? {} : { comboOf }),
    ...(allergenWords.length === 0 ? {} : { allergenWords }),
    ...(groups.length === 0 ? {} : { groups }),
    ...(Object.keys(sizedGroups).length === 0 ? {} : { sizedGroups }),
    ...(variations.length === 0 ? {} : { variations: variations.map(packVariation) }),
    ...(supplementGroups.length === 0 ? {} : { supplementGroups: supplementGroups.map(packGroup) }),
  };
}

const unpacked = new WeakMap<PackedDetail, DishDetail>();

/** The whole sheet, computed once per answer. Later calls return the same object. */
export function unpackDetail(packed: PackedDetail): DishDetail {
  const known = unpacked.get(packed) ?? wholeDetail(packed);
  unpacked.set(packed, known);
  return known;
}

function wholeDetail({ card: packedCard, variations = [], supplementGroups = [], ...rest }: PackedDetail): DishDetail {
  const card = unpackDish(packedCard);
  return {
    pictures: card.picture ? [card.picture] : [],
    video: null,
    takesNote: false,
    seo: null,
    comboOf: [],
    allergenWords: [],
    groups: [],
    sizedGroups: {},
    ...rest,
    card,
    variations: variations.map((each) => ({ regularPrice: each.price, inStock: true, netContent: null, ...each })),
    supplementGroups: supplementGroups.map(({ name, items }) => ({ name, items: unpackItems(items) })),
  };
}

function packVariation({ id, name, price, regularPrice, inStock, netContent }: DishVariation): PackedVariation {
  return {
    id,
    name,
    price,
    ...(regularPrice === price ? {} : { regularPrice }),
    ...(inStock ? {} : { inStock }),
    ...(netContent === null ? {} : { netContent }),
  };
}

function packGroup({ name, items }: SupplementGroup) {
  return {
    name,
    items: items.map(({ picture, categoryIds, allergens, ...item }, index): PackedSupplement => {
      const isAsBefore = JSON.stringify(categoryIds) === JSON.stringify(items[index - 1]?.categoryIds);
      return {
        ...item,
        ...(picture ? { picture: packPicture(picture, item.name) } : {}),
        ...(isAsBefore ? {} : { categoryIds }),
        ...(allergens.length === 0 ? {} : { allergens }),
      };
    }),
  };
}

function unpackItems(items: readonly PackedSupplement[]): readonly DishSupplement[] {
  let before: readonly number[] = [];
  return items.map((item) => {
    before = item.categoryIds ?? before;
    return { allergens: [], ...item, categoryIds: before, picture: unpackPicture(item) };
  });
}
