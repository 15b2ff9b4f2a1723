import { describe, expect, it } from "vitest";
import { joined, validatorOf } from "./body-part.ts";

const part = (text: string, isKept: boolean) => ({ bytes: Buffer.from(text), isKept });

describe("a body in parts", () => {
  const cards = part("<article></article>", true);

  it("has a validator of its content, whether parts are kept or not", () => {
    const validator = validatorOf([part("<main>", false), cards]);
    expect(validatorOf([part("<main>", true), part("<article></article>", false)])).toBe(validator);
    expect(validatorOf([part("<main>", false), cards])).toBe(validator);
    expect(validatorOf([cards, part("<main>", false)])).not.toBe(validator);
    expect(validatorOf([part("<menu>", false), cards])).not.toBe(validator);
  });

  it("reads as one in their order", () => {
    expect(joined([part("<main>", false), cards]).toString()).toBe("<main><article></article>");
    expect(joined([cards])).toBe(cards.bytes);
    expect(joined([])).toHaveLength(0);
  });
});
