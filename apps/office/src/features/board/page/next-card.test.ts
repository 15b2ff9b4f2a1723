import { describe, expect, it } from "vitest";
import { nextCard } from "./next-card.ts";

const columns = [["a1", "a2", "a3"], [], ["c1"], ["d1", "d2"]];

describe("arrow keys between cards", () => {
  it("OFFICE-4 starts at the first card", () => {
    expect(nextCard(columns, null, "down")).toBe("a1");
    expect(nextCard([[], []], null, "down")).toBe(null);
  });

  it("OFFICE-4 moves within a column and stops at its ends", () => {
    expect(nextCard(columns, "a2", "up")).toBe("a1");
    expect(nextCard(columns, "a2", "down")).toBe("a3");
    expect(nextCard(columns, "a3", "down")).toBe(null);
  });

  it("OFFICE-4 moves to the card at the same height of the next column that has one", () => {
    expect(nextCard(columns, "a1", "right")).toBe("c1");
    expect(nextCard(columns, "a3", "right")).toBe("c1");
    expect(nextCard(columns, "d2", "left")).toBe("c1");
    expect(nextCard(columns, "d1", "right")).toBe(null);
  });
});
