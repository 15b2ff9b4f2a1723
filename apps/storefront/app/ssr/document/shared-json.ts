import { jsonForScript } from "./html.ts";

type Bytes = Buffer<ArrayBuffer>;

/** Elements of a longer list, such as a section's dishes, are not written apart: a part each costs more than it saves. */
const maxElements = 100;

const whole = new WeakMap<object, Bytes>();
const inParts = new WeakMap<object, readonly Bytes[]>();

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
 * The same in parts: every object in a short list of the value is written on its own, so a page whose sections are
 * mostly the objects of an earlier page writes and compresses only the changed ones. Values are plain JSON.
 */
export function sharedJsonParts(value: unknown): readonly Bytes[] {
  if (!isObject(value)) return [sharedJson(value)];
  const known = inParts.get(value) ?? partsOf(value);
  inParts.set(value, known);
  return known;
}

function partsOf(value: object): readonly Bytes[] {
  const parts: Bytes[] = [];
  let text = "";
  const add = (element: object) => {
    parts.push(Buffer.from(text), sharedElement(element));
    text = "";
  };
  if (Array.isArray(value)) return [Buffer.from(jsonForScript(value))];
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    text += `${text === "" && parts.length === 0 ? "{" : ","}${jsonForScript(name)}:`;
    if (!isShortListOfObjects(field)) {
      text += jsonForScript(field);
      continue;
    }
    field.forEach((element, index) => {
      text += index === 0 ? "[" : ",";
      add(element);
    });
    text += "]";
  }
  text += text === "" && parts.length === 0 ? "{}" : "}";
  return [...parts, Buffer.from(text)];
}

function sharedElement(element: object): Bytes {
  const bytes = whole.get(element) ?? Buffer.from(jsonForScript(element));
  whole.set(element, bytes);
  return bytes;
}

function isShortListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.length <= maxElements && value.every(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
