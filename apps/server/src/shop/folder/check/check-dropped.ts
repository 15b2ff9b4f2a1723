import {
  bannersFromWire,
  blogFromWire,
  brandsFromWire,
  categoriesFromWire,
  couponsFromWire,
  type Fault,
  informationFromWire,
  postsFromWire,
  type ReportDropped,
  settingsFromWire,
} from "@skatert/contract";
import { isJsonObject } from "../../documents/json.ts";
import type { ShopDocument } from "../../documents/shop-document.ts";
import { type CheckedShop, type Finding, faultAt } from "./finding.ts";

/**
 * Reports entities that the running shop would drop, by running its mappers. This is the last resort, so it skips files
 * in which `others` found a fault.
 */
export function checkDropped({ documents }: CheckedShop, others: readonly Finding[]): readonly Finding[] {
  const faulty = new Set(others.filter(({ isWarning }) => !isWarning).map(({ file }) => file));
  return documents
    .filter(({ file, subject }) => !faulty.has(file) && subject.kind !== "overlay")
    .flatMap((document) => {
      const dropped: Finding[] = [];
      mapWith(document, ({ entity, faults }) => {
        dropped.push(
          faultAt({ file: document.file, path: "" }, `the shop would leave out ${entity}${reasonOf(faults)}`),
        );
      });
      return dropped;
    });
}

function reasonOf(faults: readonly Fault[]): string {
  const [first] = faults;
  return first === undefined ? "" : `: ${first.path === "" ? "" : `${first.path} `}${first.message}`;
}

function mapWith({ name, subject, content }: ShopDocument, report: ReportDropped): void {
  if (name === "catalog" || subject.kind === "prices") categoriesFromWire(content, report);
  else if (name === "settings") settingsFromWire(content, report);
  else if (name === "coupons") {
    const lists = isJsonObject(content) ? content : {};
    couponsFromWire(lists["auto"], "auto", "UTC", report);
    couponsFromWire(lists["codes"], "promo", "UTC", report);
  } else if (name === "banners") bannersFromWire(content, report);
  else if (name === "blog") blogFromWire(content, report);
  else if (name === "information") informationFromWire(content, report);
  else if (name === "brands") brandsFromWire(content, report);
  else if (name === "pages" || name === "posts") postsFromWire(content, report);
}
