import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { shortenFields } from "./react-fields.ts";

const installed = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../node_modules/${name}.production.js`, import.meta.url)), "utf8");
const original = installed("react-dom/cjs/react-dom-client");
const shortened = shortenFields(original);
const namesIn = (code: string) => new Set(code.match(/[\w$]+/g));
const isReserved = (name: string) => /^\$[0-9a-z]{1,2}$/.test(name);

const remaining = namesIn(shortened);
const fields = [...namesIn(original)].filter((name) => !remaining.has(name));

it("gives every private field of the installed react-dom-client a distinct short name", () => {
  expect(fields).toContain("memoizedState");
  expect([...remaining].filter(isReserved)).toHaveLength(fields.length);
  expect([...namesIn(original)].filter(isReserved)).toEqual([]);
});

it("keeps fields that other packages of React read", () => {
  const others = [
    "react-dom/cjs/react-dom",
    "react/cjs/react",
    "react/cjs/react-jsx-runtime",
    "scheduler/cjs/scheduler",
  ];
  const known = new Set(others.flatMap((name) => [...namesIn(installed(name))]));
  expect(fields.filter((field) => known.has(field))).toEqual([]);
});

it("keeps longer names and texts", () => {
  const unchanged = `;useMemoCache; x.alternateName; "alternate";`;
  expect(shortenFields(original + unchanged)).toContain(unchanged);
});

it("refuses a react-dom that lacks a field or uses a short name", () => {
  expect(() => shortenFields("var a = 1;")).toThrow("no field memoizedState");
  expect(() => shortenFields(`${original}; var $0 = 1;`)).toThrow("uses the name $0 itself");
});
