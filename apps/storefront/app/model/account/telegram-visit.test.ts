import { expect, it, vi } from "vitest";
import { takeInitData, useTelegramVisit } from "./telegram-visit.ts";

const data = "query_id=AAH&user=%7B%22id%22%3A42%7D&auth_date=1&hash=ab";

function openedAt(hash: string) {
  const history = { state: { key: "k" }, replaceState: vi.fn() };
  const location = { pathname: "/menu/supy", search: "?lang=en", hash };
  return { history, page: { location, history } };
}

it.each([
  [`#tgWebAppData=${encodeURIComponent(data)}&tgWebAppVersion=9.0`, "/menu/supy?lang=en#tgWebAppVersion=9.0"],
  [`#tgWebAppPlatform=ios&tgWebAppData=${encodeURIComponent(data)}`, "/menu/supy?lang=en#tgWebAppPlatform=ios"],
  [`#tgWebAppData=${encodeURIComponent(data)}`, "/menu/supy?lang=en#tgWebApp"],
])("ROLE-2 removes Telegram's signed data from the address and leaves the rest: %s", (hash, left) => {
  const { history, page } = openedAt(hash);
  takeInitData(page);
  expect(useTelegramVisit.getState().initData).toBe(data);
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(history.state, "", left);
});

it("ROLE-2 treats an empty value as none", () => {
  takeInitData(openedAt("#tgWebAppData=&tgWebAppVersion=9.0").page);
  expect(useTelegramVisit.getState().initData).toBe(null);
});
