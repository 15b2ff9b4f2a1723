import { expect, it, vi } from "vitest";
import { takeInitData } from "./telegram-visit.ts";

const data = "query_id=AAH&user=%7B%22id%22%3A42%7D&auth_date=1&hash=ab";

function openedAt(hash: string) {
  const history = { state: { key: "k" }, replaceState: vi.fn() };
  const location = { pathname: "/menu/supy", search: "?lang=en", hash };
  return { history, page: { location, history } };
}

it.each([
  [`#tgWebAppData=${encodeURIComponent(data)}&tgWebAppVersion=9.0`, "/menu/supy?lang=en#tgWebAppVersion=9.0"],
  [`#tgWebAppPlatform=ios&tgWebAppData=${encodeURIComponent(data)}`, "/menu/supy?lang=en#tgWebAppPlatform=ios"],
  [`#tgWebAppData=${encodeURIComponent(data)}`, "/menu/supy?lang=en"],
])("ROLE-2 takes what Telegram signed out of the address, and leaves the rest: %s", (hash, left) => {
  const { history, page } = openedAt(hash);
  expect(takeInitData(page)).toBe(data);
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(history.state, "", left);
});

it.each(["", "#reviews", "#tgWebAppVersion=9.0"])("leaves an address that Telegram signed nothing in: %s", (hash) => {
  const { history, page } = openedAt(hash);
  expect(takeInitData(page)).toBe(null);
  expect(history.replaceState).not.toHaveBeenCalled();
});
