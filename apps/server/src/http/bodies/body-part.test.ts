import { describe, expect, it } from "vitest";
import { joined, validatorOf } from "./body-part.ts";

const part = (text: string, isShared: boolean) => ({ bytes: Buffer.from(text), isShared });

describe("a body in parts", () => {
  const cards = part("<article></article>", true);

  it("has a validator of its content", () => {
    const validator = validatorOf([part("<main>", false), cards]);
    expect(validatorOf([part("<main>", false), part("<article></article>", true)])).toBe(validator);
    expect(validatorOf([cards, part("<main>", false)])).not.toBe(validator);
    expect(validatorOf([part("<menu>", false), cards])).not.toBe(validator);
    expect(validatorOf([part("<main>", false), part("<article>!</article>", true)])).not.toBe(validator);
  });

  it("joins its parts in order", () => {
    expect(joined([part("<main>", false), cards]).toString()).toBe("<main><article></article>");
    expect(joined([cards])).toBe(cards.bytes);
    expect(joined([])).toHaveLength(0);
  });
});
