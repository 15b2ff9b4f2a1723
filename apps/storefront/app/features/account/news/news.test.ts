import { expect, it } from "vitest";
import { newsOf } from "./news.ts";

const note = (id: string, isRead = false) => ({ id, title: id, body: "", url: null, at: 0, isRead });

it("API-8 only the newest unread notification since the first load counts as news", () => {
  expect(newsOf([note("b"), note("a")], null)).toBeNull();
  expect(newsOf([note("c"), note("b"), note("a")], new Set(["a"]))?.id).toBe("c");
  expect(newsOf([note("b", true), note("a")], new Set(["a"]))).toBeNull();
});
