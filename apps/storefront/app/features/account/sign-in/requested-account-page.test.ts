import { describe, expect, it } from "vitest";
import { accountPageTitle } from "../frame/account-pages.ts";
import { requestedAccountPage } from "./requested-account-page.ts";

describe("requested account page", () => {
  it("ROUTE-10 is the account page of the server's cookie", () => {
    expect(requestedAccountPage("lang=en; sign_in=%2Flk%2Forders")).toBe("/lk/orders");
    expect(requestedAccountPage("sign_in=%2Flk")).toBe("/lk");
    expect(requestedAccountPage("lang=en")).toBeNull();
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
    expect(requestedAccountPage(`sign_in=${encodeURIComponent(path)}`)).toBeNull();
    expect(requestedAccountPage(`sign_in=${path}`)).toBeNull();
  });

  it("ROUTE-10 has the title of the account's menu", () => {
    expect(accountPageTitle("/lk/orders/")).toBe("account.orders");
    expect(accountPageTitle("/lk/no-such")).toBe("site.account");
  });
});
