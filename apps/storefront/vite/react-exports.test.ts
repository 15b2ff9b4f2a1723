import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { dropExports, refuseUse } from "./react-exports.ts";

const require = createRequire(import.meta.url);
const react = readFileSync(
  require.resolve("react/package.json").replace("package.json", "cjs/react.production.js"),
  "utf8",
);

it("leaves unused exports out of react, and the others work", () => {
  const exports: Record<string, unknown> = {};
  new Function("exports", dropExports(react))(exports);
  expect(exports).not.toHaveProperty("Children");
  expect(exports).not.toHaveProperty("useTransition");
  for (const name of ["Component", "Suspense", "createContext", "createElement", "lazy", "memo", "startTransition"])
    expect(exports).toHaveProperty(name);
  expect(Object.keys(exports).filter((name) => name.startsWith("use"))).toEqual(
    expect.arrayContaining(["use", "useEffect", "useId", "useMemo", "useRef", "useState", "useSyncExternalStore"]),
  );
});

it("throws if react lacks an export of the list", () => {
  expect(() => dropExports("exports.Component = Component;\nexports.version = '1';")).toThrow("react has no export");
});

it("throws if a file uses an export that is left out", () => {
  expect(() => refuseUse("a(b.Children.map(c))", "assets/a.js")).toThrow("assets/a.js uses Children of react");
  expect(() =>
    refuseUse("a.replaceChildren(); a.useEffect(); document.createElement('a')", "assets/a.js"),
  ).not.toThrow();
});
