import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { PhoneField } from "./phone-field.tsx";

const shown = (value: string) =>
  /value="([^"]*)"/.exec(renderToString(<PhoneField label="Телефон" value={value} onPhone={() => undefined} />))?.[1];

it("VALID-1 a phone from the account or an earlier order has the same mask as a typed one", () => {
  for (const value of ["+79123456789", "89123456789", "+7 912 345-67-89"])
    expect(shown(value)).toBe("+7 912 345-67-89");
  expect(shown("+375291234567")).toBe("+375291234567");
  expect(shown("")).toBe("");
});
