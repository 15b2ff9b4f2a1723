import { nearestName } from "@skatert/contract";
import type { Json } from "../documents/json.ts";
import { REFERENCES, type Reference, UNIQUE } from "../documents/references.ts";
import { priceFileName, type ShopDocument } from "../documents/shop-document.ts";
import { namesAt, placesAt } from "../documents/walk.ts";
import type { FaultCause, ShopFault } from "./fault.ts";
import { type KnownNames, knownNames, uncategorised } from "./known-names.ts";
import {
  type ListedProduct,
  namesInList,
  pathOf,
  productFacts,
  productField,
  productLists,
  productsIn,
} from "./product-facts.ts";

/** Faults of references to unknown names, and of repeated names. */
export function checkReferences(
  documents: readonly ShopDocument[],
  known: KnownNames = knownNames(documents),
): readonly ShopFault[] {
  return documents.flatMap((document) => {
    const subject = subjectName(document);
    const references = REFERENCES.filter((reference) => reference.document === subject);
    const unique = UNIQUE.filter((rule) => rule.document === subject);
    return [
      ...references.flatMap((reference) => unknownNames(document, reference, known)),
      ...unique.flatMap((rule) => repeatedValues(document, rule.at)),
      ...(subject === "catalog" ? catalogFaults(document) : []),
      ...strangeBranch(document, known),
    ];
  });
}

/** Price files are checked like the menu, and a branch's stock like the common stock. */
function subjectName({ name, subject }: ShopDocument): string {
  if (subject.kind === "prices") return "catalog";
  return subject.kind === "stock" ? "stock" : name;
}

/** `stock/501.json` must be named after a branch of the shop. */
function strangeBranch({ file, subject }: ShopDocument, { warehouse }: KnownNames): readonly ShopFault[] {
  if (subject.kind !== "stock" || warehouse === null || warehouse.has(String(subject.warehouseId))) return [];
  return [{ file, path: "", message: `unknown warehouse ${subject.warehouseId}` }];
}

function unknownNames(document: ShopDocument, reference: Reference, known: KnownNames): readonly ShopFault[] {
  const names = known[reference.target];
  if (names === null) return [];
  const isUnknown = (name: string) => !names.has(reference.target === "price file" ? priceFileName(name) : name);
  return namesIn(document.content, reference.at, isUnknown).map(({ path, name }) => ({
    file: document.file,
    path,
    message: `unknown ${reference.target} ${name}${knownText(name, names)}`,
    cause: { kind: "unknown", target: reference.target, name },
  }));
}

/** The names at a pattern for which `isWanted`. */
function namesIn(content: Json, at: string, isWanted: (name: string) => boolean): ReturnType<typeof namesAt> {
  const field = productField(at);
  if (field === null)
    return placesAt(content, at)
      .flatMap(namesAt)
      .filter(({ name }) => isWanted(name));
  return productLists(content).flatMap(({ list, products }) =>
    namesInList(list, field).some(isWanted)
      ? products.flatMap((listed) =>
          (productFacts(listed.product).named.get(field) ?? [])
            .filter(({ name }) => isWanted(name))
            .map(({ name, path }) => ({ name, path: `${pathOf(listed)}.${path}` })),
        )
      : [],
  );
}

const maxNamed = 6;

/** The probably intended name, or all names if they are few. */
function knownText(name: string, names: ReadonlySet<string>): string {
  const nearest = nearestName(name, names);
  if (nearest !== null && !/^\d+$/.test(nearest)) return `; write "${nearest.replace(/^prices\//, "")}"`;
  const listed = [...names].filter((each) => each !== uncategorised).map((each) => each.replace(/^prices\//, ""));
  return listed.length > 0 && listed.length <= maxNamed ? `; there is ${listed.join(", ")}` : "";
}

const repeated: FaultCause = { kind: "repeated" };

function repeatedValues(document: ShopDocument, pattern: string): readonly ShopFault[] {
  const seen = new Map<string, string>();
  return placesAt(document.content, pattern).flatMap(({ path, value }) => {
    const text = String(value).trim().toLowerCase();
    const first = seen.get(text);
    if (first === undefined) seen.set(text, path);
    return first === undefined || text === ""
      ? []
      : [{ file: document.file, path, message: `repeats ${first}`, cause: repeated }];
  });
}

/** Checks of a menu beyond its shape: each dish has a price, each id one meaning. */
function catalogFaults({ file, content }: ShopDocument): readonly ShopFault[] {
  const fault = (path: string, message: string, cause: FaultCause): ShopFault => ({ file, path, message, cause });
  const meanings = new Map<string, { readonly listed: ListedProduct; readonly meaning: string }>();
  const faults: ShopFault[] = [];
  for (const listed of productsIn(content)) {
    const { id, meaning, hasPrice, repeated: variations } = productFacts(listed.product);
    const first = meanings.get(id);
    if (first === undefined) meanings.set(id, { listed, meaning });
    if (!hasPrice)
      faults.push(fault(`${pathOf(listed)}.price`, "no price, neither here nor in variations", { kind: "no-price" }));
    if (first !== undefined && first.meaning !== meaning) {
      const message = `another product than ${pathOf(first.listed)} has the id ${id}`;
      faults.push(fault(`${pathOf(listed)}.id`, message, repeated));
    }
    for (const path of variations)
      faults.push(fault(`${pathOf(listed)}.${path}`, "repeats a variation's id", repeated));
  }
  return faults;
}
