import { createByList } from "../cache/by-list.ts";
import { jsonForScript } from "./html.ts";

type Bytes = Buffer<ArrayBuffer>;

/** Longer lists, such as a section's dishes, are written in blocks: a part for each element costs more than it saves. */
const maxElements = 100;
/** As many as the cards of a block of the grid (`features/catalog/card/dish-grid.tsx`). */
const blockLength = 24;

const whole = new WeakMap<object, Bytes>();
const inParts = new WeakMap<object, readonly Bytes[]>();
const blocks = createByList<object, Bytes>();

/** `jsonForScript` as bytes, cached while the value lives. Neither value nor bytes may change. */
export function sharedJson(value: unknown): Bytes {
  if (!isObject(value)) return Buffer.from(jsonForScript(value ?? null));
  const known = whole.get(value);
  if (known !== undefined) return known;
  const parts = sharedJsonParts(value);
  const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  whole.set(value, bytes);
  return bytes;
}

/**
 * The same in parts: every object in a short list of the value is written on its own, and a long list in these objects
 * in blocks, so a page that is mostly made of the objects of an earlier page writes and compresses only the changed
 * ones. Values are plain JSON.
 */
export function sharedJsonParts(value: unknown): readonly Bytes[] {
  if (!isObject(value)) return [sharedJson(value)];
  const known = inParts.get(value) ?? (Array.isArray(value) ? [written(value)] : fieldsInParts(value, elementsOf));
  inParts.set(value, known);
  return known;
}

/** Parts of a list that are joined with commas; null: the list is written with the fields around it. */
type ListParts = (list: readonly object[]) => readonly (readonly Bytes[])[] | null;

function fieldsInParts(value: object, partsOf: ListParts): readonly Bytes[] {
  const parts: Bytes[] = [];
  let text = "";
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    text += `${text === "" && parts.length === 0 ? "{" : ","}${jsonForScript(name)}:`;
    const elements = isListOfObjects(field) ? partsOf(field) : null;
    if (elements === null) {
      text += jsonForScript(field);
      continue;
    }
    elements.forEach((element, index) => {
      parts.push(Buffer.from(text + (index === 0 ? "[" : ",")), ...element);
      text = "";
    });
    text += "]";
  }
  text += text === "" && parts.length === 0 ? "{}" : "}";
  return [...parts, Buffer.from(text)];
}

function elementsOf(list: readonly object[]): readonly (readonly Bytes[])[] | null {
  return list.length <= maxElements ? list.map(elementInParts) : null;
}

function elementInParts(element: object): readonly Bytes[] {
  const known = inParts.get(element);
  if (known !== undefined) return known;
  const hasLongList = Object.values(element).some((field) => isListOfObjects(field) && field.length > blockLength);
  const parts = hasLongList ? fieldsInParts(element, blocksOf) : [written(element)];
  inParts.set(element, parts);
  return parts;
}

function blocksOf(list: readonly object[]): readonly (readonly Bytes[])[] | null {
  if (list.length <= blockLength) return null;
  const count = Math.ceil(list.length / blockLength);
  return Array.from({ length: count }, (_, index) => {
    const block = list.slice(index * blockLength, (index + 1) * blockLength);
    return [blocks(block, () => Buffer.from(jsonForScript(block).slice(1, -1)))];
  });
}

function written(value: object): Bytes {
  return Buffer.from(jsonForScript(value));
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
