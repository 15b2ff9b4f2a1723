import { nearestName } from "@skatert/contract";
import type { FaultCause, ShopFault } from "./fault.ts";
import { type KnownNames, knownNames, uncategorised } from "./known-names.ts";
import type { ShopDocument } from "./read-folder.ts";
import { REFERENCES, type Reference, UNIQUE } from "./references.ts";
import { namesAt, type Place, placesAt } from "./walk.ts";

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
  return placesAt(document.content, reference.at)
    .flatMap(namesAt)
    .filter(({ name }) => !names.has(reference.target === "price file" ? priceFileName(name) : name))
    .map(({ path, name }) => ({
      file: document.file,
      path,
      message: `unknown ${reference.target} ${name}${knownText(name, names)}`,
      cause: { kind: "unknown", target: reference.target, name },
    }));
}

const maxNamed = 6;

/** The probably intended name, or all names if they are few. */
function knownText(name: string, names: ReadonlySet<string>): string {
  const nearest = nearestName(name, names);
  if (nearest !== null && !/^\d+$/.test(nearest)) return `; write "${nearest.replace(/^prices\//, "")}"`;
  const listed = [...names].filter((each) => each !== uncategorised).map((each) => each.replace(/^prices\//, ""));
  return listed.length > 0 && listed.length <= maxNamed ? `; there is ${listed.join(", ")}` : "";
}

/** `price_file_path` may contain folders and the file ending; only the file name counts. */
export function priceFileName(path: string): string {
  return `prices/${(path.split(/[/\\]/).at(-1) ?? "").replace(/\.json$/i, "")}`;
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
function catalogFaults(document: ShopDocument): readonly ShopFault[] {
  const products = placesAt(document.content, "[].products[]").filter(({ value }) => value !== null);
  const fault = (path: string, message: string, cause: FaultCause): ShopFault => ({
    ...{ file: document.file, path, message, cause },
  });
  const meanings = new Map<string, { path: string; text: string }>();
  return products.flatMap((product) => {
    const id = String(valueAt(product, "id"));
    const text = JSON.stringify([valueAt(product, "name"), valueAt(product, "slug"), valueAt(product, "price")]);
    const first = meanings.get(id);
    if (first === undefined) meanings.set(id, { path: product.path, text });
    return [
      ...(hasPrice(product)
        ? []
        : [fault(`${product.path}.price`, "no price, neither here nor in variations", { kind: "no-price" })]),
      ...(first === undefined || first.text === text
        ? []
        : [fault(`${product.path}.id`, `another product than ${first.path} has the id ${id}`, repeated)]),
      ...repeatedVariations(product).map((path) => fault(path, "repeats a variation's id", repeated)),
    ];
  });
}

function valueAt(place: Place, field: string): unknown {
  return placesAt(place.value, field)[0]?.value ?? null;
}

function hasPrice(product: Place): boolean {
  const prices = [...placesAt(product.value, "price"), ...placesAt(product.value, "variations[].price")];
  const regular = placesAt(product.value, "variations[].regular_price");
  return [...prices, ...regular].some(({ value }) => value !== "" && value !== false);
}

function repeatedVariations(product: Place): readonly string[] {
  const ids = placesAt(product.value, "variations[].id");
  const repeated = ids.filter(
    ({ value }, index) => ids.findIndex((other) => String(other.value) === String(value)) < index,
  );
  return repeated.map(({ path }) => `${product.path}.${path}`);
}
