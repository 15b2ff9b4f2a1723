import { describe, expect, it } from "vitest";
import { howToAdd } from "./adding.ts";

describe("howToAdd", () => {
  it("CART-1 asks for a request in a simplified shop, with or without a location", () => {
    expect(howToAdd({ simplifiedOrder: true, hasLocation: false })).toBe("needs-request");
    expect(howToAdd({ simplifiedOrder: true, hasLocation: true })).toBe("needs-request");
  });

  it("CART-1 asks for a location before anything is added", () => {
    expect(howToAdd({ simplifiedOrder: false, hasLocation: false })).toBe("needs-location");
    expect(howToAdd({ simplifiedOrder: false, hasLocation: true })).toBe("add");
  });
});
