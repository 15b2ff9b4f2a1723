import { checkCoupons } from "./check/check-coupons.ts";
import { checkDropped } from "./check/check-dropped.ts";
import { checkHours } from "./check/check-hours.ts";
import { checkHtml } from "./check/check-html.ts";
import { checkFieldNames, checkKinds } from "./check/check-kinds.ts";
import { checkLoyalty } from "./check/check-loyalty.ts";
import { checkMenu } from "./check/check-menu.ts";
import { checkNames, checkPriceFiles, nestedShop } from "./check/check-names.ts";
import { checkSales } from "./check/check-sales.ts";
import { checkSettings } from "./check/check-settings.ts";
import { checkStock } from "./check/check-stock.ts";
import { checkTexts } from "./check/check-texts.ts";
import { checkUsers } from "./check/check-users.ts";
import { checkZones } from "./check/check-zones.ts";
import { checkFieldRules } from "./check/field-rules.ts";
import { type CheckedShop, documentsOf, type Finding } from "./check/finding.ts";
import { nameFindings } from "./check/name-findings.ts";
import { checkMedia } from "./check/pictures/check-media.ts";
import { checkPictureAddresses, checkPictureFiles } from "./check/pictures/check-pictures.ts";
import { misspelt, withoutRepeats } from "./check/without-repeats.ts";
import { checkOverlays } from "./check-overlays.ts";
import { checkReferences } from "./check-references.ts";
import { checkShapes } from "./check-shapes.ts";
import { checkVariations } from "./check-variations.ts";
import type { ShopFault } from "./fault.ts";
import { checkGifts } from "./groups/check-gifts.ts";
import { checkGroups } from "./groups/check-groups.ts";
import { knownNames } from "./known-names.ts";
import { readShopFolder, type ShopFolder } from "./read-folder.ts";

export interface CheckedFolder extends ShopFolder {
  /** Every fault and warning, with the name of its subject. */
  readonly findings: readonly Finding[];
}

/**
 * Reads and checks a whole shop folder without changing it: reports everything that the running shop would drop, ignore
 * or misread. Values are checked only in files whose fields all have the right shape, and references only if every file
 * has, so that one mistake gives one fault.
 */
export async function checkShopFolder(folder: string): Promise<CheckedFolder> {
  const read = await readShopFolder(folder);
  const shop: CheckedShop = { documents: read.documents };
  const shapes = [...(await withHint(folder, read.faults)), ...shapeFaultsOf(read)];
  const faulty = new Set(shapes.map(({ file }) => file));
  const sound: CheckedShop = { documents: read.documents.filter(({ file }) => !faulty.has(file)) };
  const found = [
    ...(await checkNames(folder, read)),
    ...asFaults(shapes),
    ...checkFieldNames(shop),
    ...checkTexts(shop),
    ...valueFindings(sound),
  ];
  const isWhole = shapes.length === 0 && !found.some(({ message }) => misspelt.test(message));
  const whole = isWhole ? [...found, ...(await wholeFindings(folder, shop))] : found;
  const all = withoutRepeats(isWhole ? [...whole, ...checkDropped(shop, whole)] : whole);
  const findings = nameFindings(all, read.documents);
  return { ...read, findings, faults: findings.filter(({ isWarning }) => !isWarning) };
}

/** An overlay cannot be checked while its base has faults. */
function shapeFaultsOf({ documents, faults }: ShopFolder): readonly ShopFault[] {
  const unread = new Set(faults.filter(({ path }) => path === "").map(({ file }) => file));
  const sound = documents.filter(({ subject }) => subject.kind !== "overlay" || !unread.has(`${subject.base}.json`));
  return checkShapes(sound, documents);
}

/** Findings that one file alone shows. */
function valueFindings(shop: CheckedShop): readonly Finding[] {
  return [
    ...checkFieldRules(shop),
    ...checkKinds(shop),
    ...checkPictureAddresses(shop),
    ...checkSettings(shop),
    ...checkHours(shop),
    ...checkZones(shop),
    ...checkMenu(shop),
    ...checkCoupons(shop),
    ...checkLoyalty(shop),
    ...checkStock(shop),
    ...checkUsers(shop),
    ...checkHtml(shop),
  ];
}

/** Findings that need all files. */
async function wholeFindings(folder: string, shop: CheckedShop): Promise<readonly Finding[]> {
  const { documents } = shop;
  const media = await checkMedia(folder, documents);
  const known = knownNames(documents);
  const menus = documentsOf(shop, "catalog");
  return [
    ...asFaults([
      ...checkReferences(documents, known),
      ...checkVariations(documents),
      ...checkGifts(documents, menus),
      ...checkOverlays(documents),
      ...media,
    ]),
    ...(media.length > 0 ? [] : await checkPictureFiles(folder, shop)),
    ...checkGroups(
      menus.map((menu) => ({ ...menu, changed: null })),
      known,
    ),
    ...checkPriceFiles(shop),
    ...checkSales(shop),
  ];
}

function asFaults(faults: readonly ShopFault[]): readonly Finding[] {
  return faults.map((fault) => ({ ...fault, isWarning: false }));
}

/** A missing file may be in a subfolder, as archives unpack. */
async function withHint(folder: string, faults: readonly ShopFault[]): Promise<readonly ShopFault[]> {
  const nested = faults.some(({ message }) => message === "is missing") ? await nestedShop(folder) : null;
  if (nested === null) return faults;
  return faults.map((fault) =>
    fault.message === "is missing"
      ? { ...fault, message: `is missing; the shop may be in ${nested}/: check that folder` }
      : fault,
  );
}
