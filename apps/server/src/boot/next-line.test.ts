import { expect, it } from "vitest";
import { nextLine } from "./next-line.ts";

const office = "http://127.0.0.1:3000";

it.each([
  [
    "a demo without an owner",
    "a-token",
    true,
    `Create the owner and open your own shop, once, within 24 hours: ${office}/office/welcome#a-token\n`,
  ],
  [
    "another shop without one",
    "a-token",
    false,
    `Create the owner, once, within 24 hours: ${office}/office/welcome#a-token\n`,
  ],
  ["a demo with an owner", null, true, `This is the demo; open your own shop at ${office}/office/guide\n`],
  ["a shop with an owner", null, false, ""],
])("OFFICE-6 the start of %s says what the owner does next", (_name, ownerToken, isDemo, line) => {
  expect(nextLine({ ownerToken, isDemo, isLogged: false }, office)).toBe(line);
});

it("OFFICE-6 the start of a service keeps the link that makes an owner out of its log", () => {
  const line = nextLine({ ownerToken: "a-token", isDemo: true, isLogged: true }, office);
  expect(line).toBe("Create the owner and open your own shop: npm run -s staff -- link prints a link\n");
});
