import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, "utf8");
const sheets = globSync("**/*.css", { cwd: root });

/** Breakpoints in px of the style sheets, between the narrow phone and the desktop. */
function boundsOf(files: readonly string[]): readonly string[] {
  const found = files.flatMap((file) =>
    [...read(file).matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([, side, width]) => `${side} ${width}`),
  );
  return [...new Set(found)].filter((bound) => Number(bound.split(" ")[1]) > 620 && !/ 1\d{3}$/.test(bound)).sort();
}

it("LAYOUT-4 changes between phone, tablet and desktop at 768 and 992 px and nowhere else", () => {
  const others = sheets.filter((file) => !file.includes("error-screen"));
  expect(boundsOf(others).filter((bound) => bound !== "min 700")).toEqual(["max 991", "min 769", "min 992"]);
});

it("LAYOUT-4 the error screen has the phone layout below 700 px", () => {
  expect(boundsOf(["layouts/error/error-screen.module.css"])).toEqual(["min 700"]);
});

it("LAYOUT-4 the header is 80 px at every width", () => {
  const heights = sheets.flatMap((file) => [...read(file).matchAll(/--header: ([^;]+);/g)].map(([, height]) => height));
  expect(heights).toEqual(["80px"]);
  for (const file of ["layouts/header/header.module.css", "layouts/restaurant-layout.module.css"])
    expect(read(file)).toContain("min-height: var(--header);");
});
