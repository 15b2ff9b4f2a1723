import { describe, expect, it } from "vitest";
import { withoutSecrets } from "./request-log.ts";

describe("an address in the log", () => {
  it.each([
    ["/menu/pizza", "/menu/pizza"],
    ["/menu/pizza?lang=en&sort=price", "/menu/pizza?lang=en&sort=price"],
    ["/wp-json/system/users?token=abc", "/wp-json/system/users?token=…"],
    ["/menu/pizza?preview=abc", "/menu/pizza?preview=…"],
    ["/order/5?key=k-1&lang=en", "/order/5?key=…&lang=en"],
    [
      "/wp-json/wc/v3/orders?consumer_key=ck&consumer_secret=cs",
      "/wp-json/wc/v3/orders?consumer_key=…&consumer_secret=…",
    ],
    ["/wp-json/wc/v3/orders?search=%2B79990001122&page=2", "/wp-json/wc/v3/orders?search=…&page=2"],
    ["/geo/reverse?lon=37.6&lat=55.75&template=a", "/geo/reverse?lon=…&lat=…&template=a"],
    ["/together/c0ffee?lang=en", "/together/…?lang=en"],
    [
      "/api/wp-json/systeminfo/v1/group_orders/c0ffee/people/2/remove",
      "/api/wp-json/systeminfo/v1/group_orders/…/people/2/remove",
    ],
    ["/wp-json/systeminfo/v1/%67roup_orders/c0ffee", "/wp-json/systeminfo/v1/%67roup_orders/…"],
    ["/wp-json/systeminfo/v1/group_orders", "/wp-json/systeminfo/v1/group_orders"],
    ["/api/office/guests/%2B79990001122/merge?other=%2B79990001123", "/api/office/guests/…/merge?other=…"],
    ["/api/office/guests?q=79990001122&segment=new", "/api/office/guests?q=…&segment=new"],
    ["/x?to%6ben=abc&%74ext=a&%zz=1", "/x?to%6ben=…&%74ext=…&%zz=1"],
    ["/x?PHONE=%2B79990001122&Code=123456", "/x?PHONE=…&Code=…"],
  ])("never carries a secret: %s", (url, written) => {
    expect(withoutSecrets(url)).toBe(written);
  });
});
