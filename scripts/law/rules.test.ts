import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.mjs";
import { breachOf, placeBreach } from "./rules.mjs";

/** The first violation of a tiny file, or null. */
function judge(path: string, source: string): string | null {
  return (
    importsOf(source)
      .map((wanted) => breachOf(path, wanted))
      .find((breach) => breach !== null) ?? null
  );
}

const DOMAIN = "packages/domain/src";
const CONTRACT = "packages/contract/src";
const SERVER = "apps/server/src";
const STOREFRONT = "apps/storefront/app";
const OFFICE = "apps/office/src";

describe("the import law refuses", () => {
  it.each([
    ["a package in the domain", `${DOMAIN}/money/kopecks.ts`, 'import Big from "big.js";', "1:"],
    ["a Node module in the domain", `${DOMAIN}/money/kopecks.ts`, 'import { randomInt } from "node:crypto";', "1:"],
    ["the contract in the domain", `${DOMAIN}/cart/line.ts`, 'import { paths } from "@skatert/contract";', "1/2:"],
    ["a folder beside the domain", `${DOMAIN}/cart/line.ts`, 'import demo from "../../../../demo/catalog.json";', "1:"],
    ["a second library in the contract", `${CONTRACT}/checkout/quote.ts`, 'import { z } from "valibot";', "1:"],
    ["the server in the contract", `${CONTRACT}/checkout/quote.ts`, 'import "@skatert/server";', "1/2:"],
    ["the server in the storefront", `${STOREFRONT}/routes/home.tsx`, 'import "../../../server/src/app.ts";', "1/2:"],
    ["the storefront in the server", `${SERVER}/pages/ssr.ts`, 'export * from "@skatert/storefront";', "1/2:"],
    ["a path into a package", `${SERVER}/app.ts`, 'import "../../../packages/domain/src/money/kopecks.ts";', "1/2:"],
    ["a package's inner file", `${SERVER}/app.ts`, 'import "@skatert/domain/src/money/kopecks.ts";', "6:"],
    ["the builders outside of tests", `${SERVER}/app.ts`, 'import { aCart } from "@skatert/domain/testing";', "3:"],
    ["pricing that asks coupons", `${DOMAIN}/pricing/price-cart.ts`, 'import "../coupons/evaluate.ts";', "3:"],
    ["a cart that knows orders, by type", `${DOMAIN}/cart/line.ts`, 'import type { A } from "../orders/a.ts";', "3:"],
    ["two nouns of one row", `${DOMAIN}/delivery/zone.ts`, 'import "../schedule/week.ts";', "3:"],
    ["a quote that knows the board", `${CONTRACT}/checkout/calls.ts`, 'import "../office/board-order.ts";', "3:"],
    ["a place that knows the quote", `${STOREFRONT}/model/place/place.ts`, 'import "../quote/order-draft.ts";', "3:"],
    ["a group that knows dishes", `${OFFICE}/model/groups/group-form.ts`, 'import "../dishes/read-dish.ts";', "3:"],
    ["a noun that asks the index", `${DOMAIN}/cart/line.ts`, 'import { add } from "../index.ts";', "3:"],
    [
      "ui that knows the model",
      `${STOREFRONT}/ui/button.tsx`,
      'import { cart } from "../model/cart/cart-store.ts";',
      "4:",
    ],
    [
      "a model that knows a feature",
      `${STOREFRONT}/model/page/modals.ts`,
      'import("../../features/cart/panel.tsx");',
      "4:",
    ],
    [
      "a feature that knows a layout",
      `${STOREFRONT}/features/cart/panel.tsx`,
      'import "../../layouts/default.tsx";',
      "4:",
    ],
    [
      "a part of a module beside the modules",
      `${SERVER}/boot/start-server.ts`,
      'import { readStopList } from "../modules/catalog/stop-list.ts";',
      "5:",
    ],
    [
      "a loader in a page",
      `${STOREFRONT}/routes/home.tsx`,
      'import { loader } from "../page-data/catalog/home.loader.ts";',
      "4:",
    ],
    [
      "the loaders in the browser's entry",
      `${STOREFRONT}/start/entry.client.tsx`,
      'import { loaders } from "../routes/table/loaders.ts";',
      "4:",
    ],
    [
      "page data that know how pages are rendered",
      `${STOREFRONT}/page-data/shop/shop-view.ts`,
      'import { assetsFor } from "../../ssr/assets/assets.ts";',
      "4:",
    ],
    ["rendering that knows the entries", `${STOREFRONT}/ssr/render-page.tsx`, 'import "../start/mount.ts";', "4:"],
    ["a layout that knows a route", `${STOREFRONT}/layouts/default.tsx`, 'import "../routes/home.tsx";', "4:"],
    [
      "a feature that imports a feature",
      `${STOREFRONT}/features/cart/panel.tsx`,
      'import "../coupons/field.tsx";',
      "4:",
    ],
    [
      "the merge of edits that knows an editor",
      `${OFFICE}/features/changes/draft-bar.tsx`,
      'import "../dishes/dish.tsx";',
      "4:",
    ],
    ["a service that knows routes", `${SERVER}/modules/orders/service.ts`, 'import "./routes.ts";', "5:"],
    ["a repository that knows a service", `${SERVER}/modules/orders/repository.ts`, 'import "./service.ts";', "5:"],
    ["routes past the service", `${SERVER}/modules/orders/routes.ts`, 'import "./order-repository.ts";', "5:"],
    ["a module in a module", `${SERVER}/modules/orders/service.ts`, 'import { b } from "../catalog/service.ts";', "5:"],
    ["HTTP in a module", `${SERVER}/modules/orders/service.ts`, 'import "../../http/errors/errors.ts";', "8:"],
    [
      "another's repository, by type",
      `${SERVER}/modules/orders/service.ts`,
      'import type { R } from "../catalog/repository.ts";',
      "5:",
    ],
  ])("%s", (_, path, source, law) => {
    expect(judge(path, source)).toContain(law);
  });

  it("folders without a noun", () => {
    expect(placeBreach(`${SERVER}/utils/date.ts`)).toContain("6:");
    expect(placeBreach(`${DOMAIN}/shapes/point.ts`)).toContain("3:");
    expect(placeBreach(`${CONTRACT}/shapes/point.ts`)).toContain("3:");
    expect(placeBreach(`${STOREFRONT}/components/card.tsx`)).toContain("4:");
    expect(placeBreach(`${STOREFRONT}/model/shapes/point.ts`)).toContain("3:");
    expect(placeBreach(`${OFFICE}/model/shapes/point.ts`)).toContain("3:");
  });
});

describe("the import law allows", () => {
  it.each([
    ["a noun on a lower noun", `${DOMAIN}/checkout/problems.ts`, 'import { a } from "../schedule/week.ts";'],
    ["the domain's own index", `${DOMAIN}/index.ts`, 'export { a } from "./orders/status.ts";'],
    ["an answer of the office on an order", `${CONTRACT}/office/board.ts`, 'import { a } from "../orders/stages.ts";'],
    ["builders in a test of the ground floor", `${DOMAIN}/money/kopecks.test.ts`, 'import "../testing/index.ts";'],
    ["a test library in a test", `${DOMAIN}/money/kopecks.test.ts`, 'import { it } from "vitest";'],
    [
      "domain and schemas in the contract",
      `${CONTRACT}/checkout/quote.ts`,
      'import * as z from "zod/mini"; import "@skatert/domain";',
    ],
    ["the contract in both apps", `${STOREFRONT}/routes/home.tsx`, 'import { client } from "@skatert/contract";'],
    [
      "a module's index beside the modules",
      `${SERVER}/boot/start-server.ts`,
      'import { registerCatalog } from "../modules/catalog/index.ts";',
    ],
    [
      "a part of a module where the backend connects them",
      `${SERVER}/backend/person-data.ts`,
      'import { boardData } from "../modules/board/board-data.ts";',
    ],
    [
      "the type of a part of a module",
      `${SERVER}/boot/start-server.ts`,
      'import type { Orders } from "../modules/orders/service.ts";',
    ],
    [
      "the type of a loader's data in a page",
      `${STOREFRONT}/routes/home.tsx`,
      'import type { HomeData } from "../page-data/catalog/home-data.ts";',
    ],
    [
      "loaders in their registry",
      `${STOREFRONT}/routes/table/loaders.ts`,
      'import { loader } from "../../page-data/catalog/home.loader.ts";',
    ],
    [
      "a whole page in the test of its data",
      `${STOREFRONT}/page-data/loyalty/wheel-page.test.ts`,
      'import { renderPage } from "../../ssr/render-page.tsx";',
    ],
    ["a feature in a route", `${STOREFRONT}/routes/home.tsx`, 'import { Card } from "../features/catalog/card.tsx";'],
    ["the merge of edits in an editor", `${OFFICE}/features/dishes/dish.tsx`, 'import "../changes/draft-bar.tsx";'],
    ["the same feature", `${STOREFRONT}/features/cart/modals/a.tsx`, 'import { Line } from "../line.tsx";'],
    ["routes on the service", `${SERVER}/modules/orders/routes.ts`, 'import { place } from "./service.ts";'],
    [
      "another module's service, by type",
      `${SERVER}/modules/orders/service.ts`,
      'import type { S } from "../catalog/service.ts";',
    ],
    ["a whole app in a test", `${SERVER}/modules/orders/routes.test.ts`, 'import { buildApp } from "../../app.ts";'],
    ["what only a comment names", `${DOMAIN}/money/kopecks.ts`, '// import "node:fs";\n/* import "zod"; */'],
    ["files outside of the floors", "demo/draw.ts", 'import "@skatert/server";'],
  ])("%s", (_, path, source) => {
    expect(judge(path, source)).toBeNull();
  });
});

describe("imports are found", () => {
  it("in every form of TypeScript's import syntax", () => {
    const source = `
      import a, { b as c } from "one";
      import type { D } from 'two';
      import {
        e,
        type F,
      } from "./three.ts";
      import * as g from "four";
      import "five";
      export { h } from "six";
      export * from "seven";
      export type { I } from "eight";
      const j = await import("nine");
      const text = \`import "never"\`;
      const k: import("ten").K = from("eleven");
    `;
    const found = importsOf(source);
    expect(found.map(({ specifier }) => specifier)).toEqual([
      "one",
      "two",
      "./three.ts",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
    ]);
    expect(found.filter(({ typeOnly }) => typeOnly).map(({ specifier }) => specifier)).toEqual(["two", "eight"]);
  });
});
