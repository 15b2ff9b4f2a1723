import { settingsFromWire } from "../map.ts";

/** Settings as mapped, with the names of the dropped entities. */
export function readSettings(wire: object) {
  const dropped: string[] = [];
  const mapped = settingsFromWire(wire, ({ entity }) => dropped.push(entity));
  if (mapped === null) throw new Error("the settings were refused");
  return { ...mapped, dropped };
}
