import { describe, expect, it } from "vitest";
import { accountPageTitle } from "../frame/account-pages.ts";
import { wantedAccountPage } from "./wanted-account-page.ts";

describe("requested account page", () => {
  it("ROUTE-10 is the account page of the server's cookie", () => {
    expect(wantedAccountPage("lang=en; sign_in=%2Flk%2Forders")).toBe("/lk/orders");
    expect(wantedAccountPage("sign_in=%2Flk")).toBe("/lk");
    expect(wantedAccountPage("lang=en")).toBeNull();
  });

  it.each([
    "//evil.test",
    "/lkx",
    "https://evil.test/lk",
    "/lk/../order",
    "/lk?next=//evil.test",
    "%",
    "javascript:alert(1)",
  ])("ROUTE-10 is never %s", (path) => {
    expect(wantedAccountPage(`sign_in=${encodeURIComponent(path)}`)).toBeNull();
    expect(wantedAccountPage(`sign_in=${path}`)).toBeNull();
  });

  it("ROUTE-10 has the title of the account's menu", () => {
    expect(accountPageTitle("/lk/orders/")).toBe("account.orders");
    expect(accountPageTitle("/lk/no-such")).toBe("site.account");
  });
});
