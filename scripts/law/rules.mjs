import { placeOf, targetOf } from "./places.mjs";
import {
  CONTRACT_ROWS,
  DOMAIN_ROWS,
  OFFICE_MODEL_ROWS,
  OFFICE_ROWS,
  STOREFRONT_MODEL_ROWS,
  STOREFRONT_ROWS,
} from "./rows.mjs";

/**
 * The import law as a table and one small checker per package. Numbers are those of docs/decisions/001, 072 and 073.
 * @typedef {import("./places.mjs").Place} Place
 * @typedef {import("./places.mjs").Floor} Floor
 */

/** The packages that a package may import. @type {Readonly<Record<Floor, readonly Floor[]>>} */
const IMPORTABLE = {
  domain: [],
  contract: ["domain"],
  server: ["contract", "domain"],
  storefront: ["contract", "domain"],
  office: ["contract", "domain"],
};

/**
 * Features that the office's editors share: the draft with its merge and preview, pictures, choosing. These import no
 * other feature.
 */
const EDITING_FEATURES = ["changes", "pictures", "choosing", "preview"];

/** Nouns of the apps' models. @type {Partial<Readonly<Record<Floor, readonly (readonly string[])[]>>>} */
const MODELS = { storefront: STOREFRONT_MODEL_ROWS, office: OFFICE_MODEL_ROWS };

/** Parts of the storefront that assemble pages. */
const PAGE_PARTS = ["page-data", "routes", "ssr", "start"];
/** Parts of the storefront that run on the server alone, and the files outside them that run there too. */
const SERVER_PARTS = ["page-data", "ssr"];
const SERVER_FILES = /(^|\/)(routes\/table\/loaders|start\/entry\.server)\.tsx?$/;

/**
 * Files and folders outside the modules that may import any file of a module. Other files import its index.ts; types
 * may come from any file.
 */
const REACH_INSIDE = [
  // It connects the modules: it passes parts of one module to another.
  "backend/",
  // Separate programs, which start no backend.
  "long-work/long-work.ts",
  "cli/keys.ts",
  "cli/orders.ts",
  "cli/staff.ts",
  "shop/import-shop.ts",
  // Rules of orders for a shop whose orders are placed elsewhere.
  "remote/woocommerce/count-orders.ts",
  "remote/woocommerce/woo-checkout.ts",
  // The parser of addresses and the metrics start before any module.
  "app.ts",
];

const SERVER_ROLES = ["repository", "service", "routes"];

const TEST_PACKAGES = /^(vitest|fast-check|node:.*)$/;
const SCHEMA_LIBRARY = /^zod(\/|$)/;
const ROOMS_WITHOUT_A_NAME = /(^|\/)(utils|helpers|misc)\//;

/**
 * Why a file may not import a module; null if it may.
 * @param {string} from path relative to the project
 * @param {import("./imports.mjs").Import} wanted
 * @returns {string | null}
 */
export function breachOf(from, { specifier, typeOnly }) {
  const place = placeOf(from);
  if (!place) return null;
  const target = targetOf(specifier, from);
  if ("foreign" in target) return foreignBreach(place, target.foreign);
  if ("floor" in target) return floorBreach(place, target.floor, target.subpath);
  const other = placeOf(target.path);
  if (!other) return outsideBreach(place, target.path);
  if (other.floor !== place.floor) return `1/2: ${other.floor} is imported by its package name, not by a path`;
  const inBrowser = place.floor === "storefront" && !place.test && !typeOnly && !runsOnServer(place, from);
  if (inBrowser && runsOnServer(other, target.path)) return "4: page-data, ssr and the loaders never run in a browser";
  if (reachesInside(place, other, from) && !typeOnly) return `5: ${other.noun} is imported by its index.ts`;
  return INNER[place.floor](place, other, typeOnly);
}

/** Whether a file beside the server's modules imports a part of one. @param {Place} place @param {Place} other @param {string} from */
function reachesInside(place, other, from) {
  if (place.floor !== "server" || place.test || place.part === "modules" || other.part !== "modules") return false;
  return other.file !== "index.ts" && !REACH_INSIDE.some((reacher) => from.startsWith(`apps/server/src/${reacher}`));
}

/** @param {Place} place @param {string} path */
function runsOnServer(place, path) {
  return SERVER_PARTS.includes(place.part) || SERVER_FILES.test(path);
}

/** The reason why a file must not be in its folder; null if it may be there. @param {string} path */
export function placeBreach(path) {
  if (ROOMS_WITHOUT_A_NAME.test(path)) return "6: no utils, helpers or misc folders";
  const place = placeOf(path);
  if (place?.floor === "domain" && place.part && rowOf(DOMAIN_ROWS, place.part) < 0)
    return `3: ${place.part} is not a noun of the domain`;
  if (place?.floor === "contract" && place.part && rowOf(CONTRACT_ROWS, place.part) < 0)
    return `3: ${place.part} is not a noun of the contract`;
  if (place?.floor === "storefront" && rowOf(STOREFRONT_ROWS, place.part) < 0)
    return `4: ${place.part} is not a part of the storefront`;
  const model = place?.part === "model" ? MODELS[place.floor] : undefined;
  if (place && model && rowOf(model, place.noun) < 0)
    return `3: ${place.noun} is not a noun of the ${place.floor}'s model`;
  if (place?.floor === "office" && rowOf(OFFICE_ROWS, place.part) < 0)
    return `4: ${place.part} is not a part of the office`;
  return null;
}

/** @param {Place} place @param {string} name */
function foreignBreach(place, name) {
  if (place.test && TEST_PACKAGES.test(name)) return null;
  if (place.floor === "domain") return `1: domain imports no package, not even ${name}`;
  if (place.floor === "contract" && !SCHEMA_LIBRARY.test(name))
    return `1: contract imports only the schema library, not ${name}`;
  return null;
}

/** @param {Place} place @param {Floor} floor @param {string} subpath */
function floorBreach(place, floor, subpath) {
  if (floor === place.floor) return `6: ${floor} imports itself by a path, not by its package name`;
  if (!IMPORTABLE[place.floor].includes(floor)) return `1/2: ${place.floor} never imports ${floor}`;
  if (subpath === "testing") return place.test ? null : `3: only tests use the builders of ${floor}`;
  return subpath ? `6: ${floor} is imported by its index, not by ${subpath}` : null;
}

/**
 * A path out of the package: tests may read demo data and settings, other code may not. @param {Place} place @param
 * {string} path
 */
function outsideBreach(place, path) {
  return place.floor === "domain" && !place.test ? `1: domain imports nothing outside itself, not ${path}` : null;
}

/** @type {Readonly<Record<Floor, (place: Place, other: Place, typeOnly: boolean) => string | null>>} */
const INNER = {
  domain: (place, other) => nounBreach(DOMAIN_ROWS, place.part, other.part, place.test),
  contract: (place, other) => (place.test ? null : nounBreach(CONTRACT_ROWS, place.part, other.part, false)),
  server: serverBreach,
  storefront: (place, other) => appBreach(STOREFRONT_ROWS, place, other),
  office: (place, other) => (isEditingInFeature(place, other) ? null : appBreach(OFFICE_ROWS, place, other)),
};

/**
 * A noun imports from the rows below its own; "" is a file beside the nouns, such as the index.
 * @param {readonly (readonly string[])[]} rows @param {string} own @param {string} wanted @param {boolean} isTest
 */
function nounBreach(rows, own, wanted, isTest) {
  if (own === wanted || own === "") return null;
  if (wanted === "testing" && isTest) return null;
  if (rowOf(rows, wanted) < rowOf(rows, own) && wanted !== "") return null;
  return `3: ${own} must not import ${wanted || "the index"}`;
}

/** @param {readonly (readonly string[])[]} rows parts of the app @param {Place} place @param {Place} other */
function appBreach(rows, place, other) {
  const model = place.part === "model" && other.part === "model" && !place.test ? MODELS[place.floor] : undefined;
  return model ? nounBreach(model, place.noun, other.noun, false) : partBreach(rows, place, other);
}

/** @param {Place} place @param {Place} other */
function isEditingInFeature(place, other) {
  const isAcross = place.part === "features" && other.part === "features" && !EDITING_FEATURES.includes(place.noun);
  return isAcross && EDITING_FEATURES.includes(other.noun);
}

/** Tests of pages and of their data render whole pages. @param {Place} place */
function isOfPages({ floor, part }) {
  return floor === "storefront" && PAGE_PARTS.includes(part);
}

/** @param {readonly (readonly string[])[]} rows @param {Place} place @param {Place} other */
function partBreach(rows, place, other) {
  const [own, wanted] = [rowOf(rows, place.part), rowOf(rows, other.part)];
  if (place.test && isOfPages(place) && isOfPages(other)) return null;
  if (place.part === "features" && other.part === "features" && place.noun !== other.noun)
    return `4: feature ${place.noun} imports feature ${other.noun}; join them in a route or a layout`;
  return wanted > own ? `4: ${place.part} must not import ${other.part || other.file}` : null;
}

/**
 * Tests build whole apps; the order applies to the code they test. @param {Place} place @param {Place} other @param
 * {boolean} typeOnly
 */
function serverBreach(place, other, typeOnly) {
  if (place.test || place.part !== "modules") return null;
  if (other.part === "http" && other.noun === "errors") return "8: modules throw a Refusal, which http/errors answers";
  if (other.part !== "modules") return null;
  const [own, wanted] = [roleOf(place.file), roleOf(other.file)];
  if (place.noun !== other.noun)
    return typeOnly && wanted !== "repository" && wanted !== "routes"
      ? null
      : `5: module ${place.noun} may use ${other.noun} only through the service that backend/ passes`;
  if (own === "routes" && wanted === "repository") return "5: routes call the service, not the repository";
  const upward = own && wanted && SERVER_ROLES.indexOf(wanted) > SERVER_ROLES.indexOf(own);
  return upward ? `5: ${own} must not import ${wanted}` : null;
}

/**
 * `order-repository.ts` and `repository.ts` have the same role; other files of a module have none. @param {string} file
 */
function roleOf(file) {
  return SERVER_ROLES.find((role) => new RegExp(`(^|[-.])${role}\\.ts$`).test(file));
}

/** @param {readonly (readonly string[])[]} rows @param {string} name */
function rowOf(rows, name) {
  return rows.findIndex((row) => row.includes(name));
}
