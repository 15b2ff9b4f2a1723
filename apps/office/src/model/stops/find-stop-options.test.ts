import type { WireStopOption } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import { findStopOptions, stopSearch } from "./find-stop-options.ts";

const options = [
  { kind: "product", id: 3, name: "Маргарита", within: "Пицца" },
  { kind: "variation", id: 31, name: "Маргарита, 30 см", within: "Пицца" },
  { kind: "variation", id: 32, name: "Маргарита, 40 см, тонкое", within: "Пицца" },
  { kind: "supplement", id: 9, name: "Пармезан", within: null },
  { kind: "category", id: 1, name: "Пицца", within: null },
  { kind: "method", id: "flat_rate", name: "Курьером, До двери", within: null },
  { kind: "zone", id: "center", name: "Центр", within: null },
  { kind: "branch", id: 10, name: "На Ленина", within: null },
] satisfies readonly WireStopOption[];

describe("search", () => {
  const search = stopSearch(options);
  const first = (query: string) => findStopOptions(search, query)[0]?.name;

  test("STOP-1 finds a dish by its first letters, before its sizes", () => {
    expect(first("марг")).toBe("Маргарита");
    expect(findStopOptions(search, "марг").map(({ kind }) => kind)).toEqual(["product", "variation", "variation"]);
  });

  test("STOP-1 finds a size by the dish and the size", () => {
    expect(first("маргарита 40")).toBe("Маргарита, 40 см, тонкое");
  });

  test("STOP-1 tolerates typing errors and the wrong keyboard layout", () => {
    expect(first("моргарита")).toBe("Маргарита");
    expect(first("gfhvtpfy")).toBe("Пармезан");
  });

  test("STOP-1 finds zones, methods and categories by name, and nothing for nonsense", () => {
    expect(first("центр")).toBe("Центр");
    expect(first("до двери")).toBe("Курьером, До двери");
    expect(findStopOptions(search, "ъъъ")).toEqual([]);
    expect(findStopOptions(search, " ")).toEqual([]);
  });
});
