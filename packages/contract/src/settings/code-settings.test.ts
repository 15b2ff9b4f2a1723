import { expect, it } from "vitest";
import { CODE_SETTINGS, loadsScripts, outsideFromWire } from "./outside.ts";

it("STAFF-2 every setting that names outside code is one of the guarded fields", () => {
  const read = new Set<string>();
  const wire = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_target, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  outsideFromWire(wire);
  expect([...read].sort()).toEqual([...(CODE_SETTINGS["general"] ?? [])].sort());
});

it.each([
  [{}, false],
  [{ include: { hosts: ["a.example"] } }, false],
  [{ include: { metrix: "https://a.example/a.js" } }, true],
  [{ chat_widget: ["alert(1)"] }, true],
  [{ telegram_web_app: true }, true],
  [{ map: { yandex_api_key: "k" } }, true],
])("EXT-3 the settings %j load code of others: %s", (wire, isLoading) => {
  expect(loadsScripts(outsideFromWire(wire))).toBe(isLoading);
});
