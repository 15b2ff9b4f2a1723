import type { JsonObject } from "../../../../shop/documents/json.ts";
import { objectsIn, textIn } from "../../menu/json-fields.ts";
import {
  type ForeignNote,
  type ForeignOption,
  type ForeignSize,
  type ForeignUse,
  note,
  option,
} from "../foreign-menu.ts";
import { countOf, limitOf, moneyOf } from "../limits.ts";

/** Fields of one place: of a global group, or of a product. */
export interface AddonGroup {
  readonly id: string;
  readonly fields: readonly JsonObject[];
}

/** The dish whose price a percentage is of. */
export interface AddonDish {
  readonly price: number;
  readonly sizes: readonly ForeignSize[];
}

interface AddonUses {
  readonly uses: readonly ForeignUse[];
  readonly notes: readonly ForeignNote[];
}

/** Fields that a guest fills in, for which this shop has no choice. */
const INPUTS = [
  "custom_text",
  "custom_textarea",
  "custom_price",
  "file_upload",
  "datepicker",
  "custom_email",
  "custom",
];

/** The add-ons of WooCommerce as groups: one for each field. */
export function addonUses({ id, fields }: AddonGroup, dish: AddonDish): AddonUses {
  const notes: ForeignNote[] = [];
  const uses = fields.flatMap((field, index) =>
    groupUse(field, { id: `${id}-${textIn(field["id"]) || index}`, dish, notes }),
  );
  return { uses, notes };
}

interface FieldPlace {
  readonly id: string;
  readonly dish: AddonDish;
  readonly notes: ForeignNote[];
}

function groupUse(field: JsonObject, { id, dish, notes }: FieldPlace): readonly ForeignUse[] {
  const name = textIn(field["name"]);
  const type = textIn(field["type"]);
  if (type === "heading") return [];
  if (INPUTS.includes(type)) {
    notes.push(note("input", { group: name }));
    return [];
  }
  if (field["conditional_logic"] === true || objectsIn(field["rules"]).length > 0)
    notes.push(note("condition", { group: name }));
  const isRequired = field["required"] === true || textIn(field["required"]) === "1";
  const use = { id, name, kind: "add", distinct: null, free: 0, sizes: [] } as const;
  if (type === "input_multiplier") {
    const max = limitOf(field["max"], "none");
    const own = optionOf({ ...field, label: name }, { name, dish, notes });
    return [{ ...use, min: Math.max(countOf(field["min"]), isRequired ? 1 : 0), max, options: [{ ...own, max }] }];
  }
  const options = objectsIn(field["options"])
    .filter(({ visibility }) => visibility !== 0 && visibility !== false)
    .map((each) => optionOf(each, { name, dish, notes }));
  const isOne = type === "multiple_choice";
  return [{ ...use, min: isRequired ? 1 : 0, max: isOne ? 1 : options.length, options }];
}

interface OptionPlace {
  /** The group's. */
  readonly name: string;
  readonly dish: AddonDish;
  readonly notes: ForeignNote[];
}

/**
 * A flat fee is once per line there and once per dish here, so that a second dish costs more. A percentage becomes the
 * amount of this dish at each size.
 */
function optionOf(entry: JsonObject, { name, dish, notes }: OptionPlace): ForeignOption {
  const label = textIn(entry["label"]);
  const type = textIn(entry["price_type"]);
  const price = moneyOf(entry["price"], 100) ?? 0;
  const about = { id: null, name: label };
  if (type === "percentage_based") {
    const share = (of: number) => Math.round((of * price) / 10_000);
    notes.push(note("percent", { group: name, option: label }));
    const sizePrices = new Map(dish.sizes.map((size) => [size.name, share(size.price)]));
    return option({ ...about, price: share(dish.price), sizePrices });
  }
  if (type === "flat_fee" && price !== 0) notes.push(note("flat-fee", { group: name, option: label, cost: price }));
  return option({ ...about, price });
}
