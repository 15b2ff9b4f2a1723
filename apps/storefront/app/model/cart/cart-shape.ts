import {
  type CartLine,
  type CartSupplement,
  type Choice,
  type ComboDiscount,
  type FreeLimit,
  type LineRequest,
  lineKey,
  type Measure,
  type Money,
  money,
  namedLine,
  type Picture,
  type SupplementChoice,
} from "@skatert/domain";
import {
  type StoredRecord,
  storedCount,
  storedId,
  storedList,
  storedRecord,
  storedText,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";

/** Reads a stored line of this or an earlier version. Null if it can no longer be sold or priced (ENT-7). */
export function readCartLine(value: unknown): CartLine | null {
  const stored = storedRecord(value);
  const productId = storedId(stored["productId"]);
  const quantity = storedId(stored["quantity"]);
  const unitPrice = readMoney(stored["unitPrice"]);
  const name = storedText(stored["name"]);
  if (productId === null || quantity === null || unitPrice === null || name === "") return null;
  const supplements = storedList(stored["supplements"], readSupplement);
  const variationId = storedId(stored["variationId"]);
  const choices = readChoices(stored);
  const note = readNote(stored);
  const line = {
    key: lineKey({ productId, variationId, supplements, ...choices, ...note }),
    productId,
    variationId,
    quantity,
    name,
    unitPrice,
    supplements,
    ...choices,
    ...note,
    variationName: storedTextOrNull(stored["variationName"]),
    regularPrice: readMoney(stored["regularPrice"]) ?? unitPrice,
    picture: readPicture(stored["picture"]),
    url: storedText(stored["url"]),
    ...readCounting(stored),
  };
  const person = storedTextOrNull(stored["person"]);
  return person === null ? line : namedLine(line, person);
}

/** Reads a stored line without its name and price. Null if it is invalid. */
export function readLineRequest(value: unknown): LineRequest | null {
  const stored = storedRecord(value);
  const productId = storedId(stored["productId"]);
  const quantity = storedId(stored["quantity"]);
  if (productId === null || quantity === null) return null;
  const variationId = storedId(stored["variationId"]);
  const supplements = storedList(stored["supplements"], readChoice);
  const person = storedTextOrNull(stored["person"]);
  return {
    productId,
    variationId,
    quantity,
    supplements,
    ...readChoices(stored),
    ...readNote(stored),
    ...(person === null ? {} : { person }),
  };
}

/** Choices in groups. A line without them is of a dish without groups, or of an earlier version. */
function readChoices(stored: StoredRecord): Pick<LineRequest, "choices"> {
  return Array.isArray(stored["choices"]) ? { choices: storedList(stored["choices"], readGroupChoice) } : {};
}

function readNote(stored: StoredRecord): Pick<LineRequest, "note"> {
  const note = storedTextOrNull(stored["note"]);
  return note === null ? {} : { note };
}

function readGroupChoice(value: unknown): Choice | null {
  const stored = storedRecord(value);
  const choice = readChoice(value);
  const groupId = storedId(stored["groupId"]);
  if (choice === null || groupId === null) return null;
  return { ...choice, groupId, variationId: storedId(stored["variationId"]), ...readChoices(stored) };
}

function readChoice(value: unknown): SupplementChoice | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const count = storedId(stored["count"]);
  return id === null || count === null ? null : { id, count };
}

/** The measure of a line. Missing fields have the defaults of ENT-5. */
function readCounting(stored: StoredRecord) {
  const step = storedId(stored["step"]) ?? 1;
  return {
    measure: readMeasure(stored["measure"]),
    step,
    initialQuantity: storedId(stored["initialQuantity"]) ?? step,
    freeLimits: storedList(stored["freeLimits"], readFreeLimit),
    ...readFreeUnits(stored["freeUnits"]),
    combo: readCombo(stored["combo"]),
    excludedFromMinimum: stored["excludedFromMinimum"] === true,
    categoryIds: storedList(stored["categoryIds"], storedId),
    locationIds: storedList(stored["locationIds"], storedId),
  };
}

function readMoney(value: unknown): Money | null {
  const amount = storedCount(value);
  return amount === null ? null : money(amount);
}

function readSupplement(value: unknown): CartSupplement | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const count = storedId(stored["count"]);
  const price = readMoney(stored["price"]);
  if (id === null || count === null || price === null) return null;
  const group = storedTextOrNull(stored["group"]);
  const variationId = storedId(stored["variationId"]);
  return {
    id,
    count,
    price,
    name: storedText(stored["name"]),
    categoryIds: storedList(stored["categoryIds"], storedId),
    ...(group === null ? {} : { group }),
    ...(stored["removes"] === true ? { removes: true } : {}),
    ...(variationId === null ? {} : { variationId }),
  };
}

function readFreeUnits(value: unknown): Pick<CartLine, "freeUnits"> {
  const freeUnits = storedList(value, (entry) => {
    const { group, quantity } = storedRecord(entry);
    const [name, count] = [storedText(group), storedId(quantity)];
    return name === "" || count === null ? null : { group: name, quantity: count };
  });
  return freeUnits.length === 0 ? {} : { freeUnits };
}

function readPicture(value: unknown): Picture | null {
  const stored = storedRecord(value);
  const src = storedText(stored["src"]);
  if (src === "") return null;
  const widths = storedList(stored["widths"], storedId);
  const width = storedId(stored["width"]);
  const height = storedId(stored["height"]);
  return {
    src,
    alt: storedText(stored["alt"]),
    ...(width !== null && height !== null ? { width, height } : {}),
    ...(widths.length > 0 ? { widths } : {}),
  };
}

function readMeasure(value: unknown): Measure {
  const stored = storedRecord(value);
  const grams = storedId(stored["grams"]);
  if (stored["kind"] === "grams") return { kind: "grams" };
  return stored["kind"] === "portion" && grams !== null ? { kind: "portion", grams } : { kind: "piece" };
}

function readFreeLimit(value: unknown): FreeLimit | null {
  const stored = storedRecord(value);
  const categoryId = storedId(stored["categoryId"]);
  const quantity = storedId(stored["quantity"]);
  return categoryId === null || quantity === null ? null : { categoryId, quantity };
}

function readCombo(value: unknown): ComboDiscount | null {
  const stored = storedRecord(value);
  const amount = readMoney(stored["amount"]);
  const percent = stored["percent"];
  if (stored["kind"] === "fixed" && amount !== null) return { kind: "fixed", amount };
  const isPercent = stored["kind"] === "percent" && typeof percent === "number" && percent >= 0 && percent <= 100;
  return isPercent ? { kind: "percent", percent } : null;
}
