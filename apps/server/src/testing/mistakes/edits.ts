import { isJsonObject, type Json } from "../../shop/documents/json.ts";
import { type ShopFiles, smallMenu, smallSettings, smallShop } from "../shops/small-shop.ts";

/** A shop folder before it is written: JSON by name without ending, any other file by its path. */
export interface DraftShop {
  readonly files: ShopFiles;
  readonly others: ReadonlyMap<string, Buffer | string>;
}

export type Edit = (shop: DraftShop) => DraftShop;

/** The change to a valid shop, and the lines that `check` prints: file, then the finding. */
export type Mistake = readonly [what: string, edit: Edit, ...lines: readonly string[]];

const [soups, ...otherCategories] = smallMenu;

/** The small shop with everything needed to sell: `check` finds nothing. */
export const orderlyShop: DraftShop = {
  files: {
    ...smallShop,
    settings: smallSettings,
    catalog: [{ ...soups, show_on_home: true }, ...otherCategories],
  },
  others: new Map(),
};

/** Sets one field: `put("catalog", "[0].products[0].price", "390 руб")`. */
export function put(name: string, path: string, value: Json): Edit {
  return ({ files, others }) => ({
    files: { ...files, [name]: withValue(files[name] ?? {}, stepsOf(path), value) },
    others,
  });
}

/** Removes one field. */
export function drop(name: string, path: string): Edit {
  return ({ files, others }) => ({
    files: { ...files, [name]: withValue(files[name] ?? {}, stepsOf(path), undefined) },
    others,
  });
}

/** Renames a field. */
export function rename(name: string, path: string, to: string): Edit {
  return (shop) => {
    const steps = stepsOf(path);
    const value = steps.reduce<Json>((at, step) => childOf(at, step) ?? null, shop.files[name] ?? null);
    const target = [...steps.slice(0, -1), to];
    return both(drop(name, path), ({ files, others }) => ({
      files: { ...files, [name]: withValue(files[name] ?? {}, target, value) },
      others,
    }))(shop);
  };
}

/** Adds a file, or replaces one; JSON files by their whole name. */
export function file(path: string, content: Buffer | string): Edit {
  return ({ files, others }) => ({ files, others: new Map([...others, [path, content]]) });
}

/** Removes a JSON file. */
export function without(name: string): Edit {
  return ({ files, others }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([each]) => each !== name)),
    others,
  });
}

/** Changes the text of a JSON file written with one field per line. */
export function inText(name: string, from: string, to: string): Edit {
  return (shop) => {
    const text = JSON.stringify(shop.files[name], null, 2);
    if (!text.includes(from)) throw new Error(`${name}.json has no ${from}`);
    return both(
      without(name),
      file(
        `${name}.json`,
        text.replace(from, () => to),
      ),
    )(shop);
  };
}

/** The JSON file in another encoding. */
export function encoded(name: string, encode: (text: string) => Buffer): Edit {
  return (shop) => both(without(name), file(`${name}.json`, encode(JSON.stringify(shop.files[name], null, 2))))(shop);
}

export function both(...edits: readonly Edit[]): Edit {
  return (shop) => edits.reduce((edited, edit) => edit(edited), shop);
}

function stepsOf(path: string): readonly string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

function childOf(value: Json, step: string): Json | undefined {
  return Array.isArray(value) ? value[Number(step)] : isJsonObject(value) ? value[step] : undefined;
}

/** A copy with the value at the path; undefined removes it. */
function withValue(root: Json, steps: readonly string[], value: Json | undefined): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return value ?? null;
  const child = rest.length === 0 ? value : withValue(childOf(root, step) ?? {}, rest, value);
  if (Array.isArray(root)) {
    const copy = [...root];
    copy.splice(Number(step), 1, ...(child === undefined ? [] : [child]));
    return copy;
  }
  const entries = Object.entries(isJsonObject(root) ? root : {}).filter(([key]) => key !== step);
  return Object.fromEntries(child === undefined ? entries : [...entries, [step, child]]);
}
