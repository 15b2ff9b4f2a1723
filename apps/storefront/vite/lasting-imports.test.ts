import { expect, it } from "vitest";
import { makeLasting } from "./lasting-imports.ts";

const helper = `function handlePreloadError(err) { if (!e.defaultPrevented) throw err; }
return promise.then((res) => { for (const item of res) handlePreloadError(item.reason); return baseModule().catch(handlePreloadError); });`;

it("lets a listener retry a failed part, and awaits a style sheet", () => {
  const code = makeLasting(helper);
  expect(code).toContain("throw err; return e.again(baseModule);");
  expect(code).toContain(
    "promise.then(async (res) => { for (const item of res) await handlePreloadError(item.reason);",
  );
});

it("refuses an unknown form of Vite's helper", () => {
  expect(() => makeLasting("export const preload = 1;")).toThrow("preload helper has changed");
});
