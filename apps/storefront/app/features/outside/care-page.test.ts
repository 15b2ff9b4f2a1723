import { expect, it } from "vitest";
import { isCarePage } from "./care-page.ts";

it.each([
  ["/information/page/zabota-o-klientah", true],
  ["/information/post/zabota-o-klientah-letom", true],
  ["/information", false],
  ["/information/page/dostavka", false],
  ["/zabota-o-klientah", false],
  ["/", false],
])("APP-7 the chat is on the information page of customer care: %s %s", (path, isHere) => {
  expect(isCarePage(path)).toBe(isHere);
});
