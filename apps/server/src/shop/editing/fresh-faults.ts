import { isMenu, readFlag } from "@skatert/contract";
import type { Json } from "../documents/json.ts";
import { type ShopDocument, shopDocument } from "../documents/shop-document.ts";
import { isEditable } from "../entities/entity.ts";
import { checkCoupons } from "../folder/check/check-coupons.ts";
import { checkLoyalty } from "../folder/check/check-loyalty.ts";
import { checkFieldRules } from "../folder/check/field-rules.ts";
import { placesIn } from "../folder/check/finding.ts";
import { checkOverlays } from "../folder/check-overlays.ts";
import { checkReferences } from "../folder/check-references.ts";
import { checkProductShape, checkShapes } from "../folder/check-shapes.ts";
import { checkVariations } from "../folder/check-variations.ts";
import type { ShopFault } from "../folder/fault.ts";
import { faultNames } from "../folder/fault-names.ts";
import { checkGifts } from "../folder/groups/check-gifts.ts";
import { checkGroups } from "../folder/groups/check-groups.ts";
import type { MenuToCheck } from "../folder/groups/group-menu.ts";
import { knownNames } from "../folder/known-names.ts";
import { type FocusedMenu, type MenuFocus, menuFocus } from "../folder/menu-focus.ts";

type Contents = ReadonlyMap<string, Json>;

/**
 * The products of a changed menu to check. Null: check the whole document, because it or one that refers to it changed.
 */
type Scope = ReadonlyMap<string, MenuFocus | null>;

/** Documents with the other documents that refer to them; the rest of the shop is not checked. */
const namedBy: Readonly<Record<string, readonly string[]>> = { coupons: ["wheel"] };

/**
 * Faults that a change adds to a shop: those of an import except pictures, which a change cannot add. Identical objects
 * count as unchanged. If only product fields or coupons changed, only these are checked; after any other change the
 * whole shop is checked. Accounts and counts are omitted, because their documents only initialise the tables.
 */
export function freshFaults(before: Contents, after: Contents): readonly ShopFault[] {
  const scope = scopeOf(before, after);
  const faults = faultsIn(documentsOf(after), scope, "after");
  if (faults.length === 0) return [];
  const known = countsOf(faultsIn(documentsOf(before), scope, "before").map(faultNames(before)));
  const nameOf = faultNames(after);
  return faults.filter((fault) => {
    const name = nameOf(fault);
    const left = known.get(name) ?? 0;
    known.set(name, left - 1);
    return left <= 0;
  });
}

/** Two coupons of one id may have the same fault. */
function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Null: the whole shop. */
function scopeOf(before: Contents, after: Contents): Scope | null {
  const scope = new Map<string, MenuFocus | null>();
  if ([...before.keys()].some((name) => !after.has(name))) return null;
  for (const [name, content] of after) {
    const was = before.get(name);
    if (was === content) continue;
    if (was === undefined) return null;
    const focus = isMenu(name) ? menuFocus(was, content) : null;
    const naming = namedBy[name];
    if (focus === null && naming === undefined) return null;
    scope.set(name, focus);
    for (const other of naming ?? []) scope.set(other, null);
  }
  return scope;
}

/** References are checked only if every field has its shape. */
function faultsIn(
  documents: readonly ShopDocument[],
  scope: Scope | null,
  side: "before" | "after",
): readonly ShopFault[] {
  const { menus, whole } = lookedAt(documents, scope, side);
  const shapes = [
    ...menus.flatMap(({ file, products }) => products.flatMap((place) => checkProductShape(file, place))),
    ...checkShapes(whole, documents),
  ];
  if (shapes.length > 0) return shapes;
  const known = knownNames(documents);
  return [
    ...checkReferences([...menus, ...whole], known),
    ...checkVariations(whole, documents),
    ...checkOverlays(whole, documents),
    ...checkPromotions(whole),
    ...checkGifts(documents, menusOfGifts(documents, { menus, whole })),
    ...checkGroups(menusToCheck(documents, { menus, whole }), known).filter(({ isWarning }) => !isWarning),
  ];
}

const promotions: ReadonlySet<string> = new Set(["coupons", "promo-settings", "bonus", "referral", "wheel"]);

/** Values of promotions that the running shop would drop or misread. */
function checkPromotions(whole: readonly ShopDocument[]): readonly ShopFault[] {
  const shop = { documents: whole.filter(({ name }) => promotions.has(name)) };
  const isWheelOn = placesIn(shop, "wheel", "active").some(({ value }) => readFlag(value));
  const faults = [...checkFieldRules(shop), ...checkCoupons(shop)].filter(({ isWarning }) => !isWarning);
  // A wheel that is on must be able to win; one that is off may be incomplete.
  return [...faults, ...checkLoyalty(shop).filter(({ isWarning }) => isWheelOn || !isWarning)];
}

/** Groups are checked in the whole menu, because a dish of another section may be an option of the changed one. */
function menusToCheck(documents: readonly ShopDocument[], { menus, whole }: LookedAt): readonly MenuToCheck[] {
  const changedIn = new Map(
    menus.map(({ name, products }) => [name, new Set(products.map(({ product }) => String(product["id"])))]),
  );
  return documents
    .filter((document) => isMenu(document.name) && (changedIn.has(document.name) || whole.includes(document)))
    .map(({ name, file, content }) => ({ file, content, changed: changedIn.get(name) ?? null }));
}

/** Every menu after a change of coupons, else the changed ones. */
function menusOfGifts(documents: readonly ShopDocument[], { menus, whole }: LookedAt): readonly ShopDocument[] {
  const changed = new Set([...menus, ...whole].map(({ name }) => name));
  return documents.filter(({ name }) => isMenu(name) && (changed.has("coupons") || changed.has(name)));
}

interface LookedAt {
  /** Menus of which only some products are checked. */
  readonly menus: readonly (ShopDocument & Pick<FocusedMenu, "products">)[];
  readonly whole: readonly ShopDocument[];
}

function lookedAt(documents: readonly ShopDocument[], scope: Scope | null, side: "before" | "after"): LookedAt {
  if (scope === null) return { menus: [], whole: documents };
  const menus = documents.flatMap((document) => {
    const focus = scope.get(document.name)?.[side];
    return focus === undefined ? [] : [{ ...document, content: focus.masked, products: focus.products }];
  });
  const baseOf = ({ name, subject }: ShopDocument) => (subject.kind === "overlay" ? subject.base : name);
  return { menus, whole: documents.filter((document) => scope.get(baseOf(document)) === null) };
}

function documentsOf(contents: Contents): readonly ShopDocument[] {
  return [...contents].flatMap(([name, content]) => (isEditable(name) ? (shopDocument(name, content) ?? []) : []));
}
