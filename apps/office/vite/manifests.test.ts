import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { manifestOf } from "./manifests.ts";

const tokens = readFileSync(new URL("../src/theme/tokens.css", import.meta.url), "utf8");
const grounds = [...tokens.matchAll(/--ground: (#\w+);/g)].map(([, colour]) => colour);

it("OFFICE-1 gives the installed app the page's language and the theme's background", () => {
  expect(manifestOf("ru", "dark")).toMatchObject({ short_name: "Офис", lang: "ru", theme_color: grounds[0] });
  expect(manifestOf("en", "light")).toMatchObject({ short_name: "Office", lang: "en", theme_color: grounds[1] });
  expect(manifestOf("en", "dark")).toMatchObject({
    shortcuts: [
      { name: "Order board", url: "/office/" },
      { name: "Stop list", url: "/office/stops" },
    ],
  });
});
