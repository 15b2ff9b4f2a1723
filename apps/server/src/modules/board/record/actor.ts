import type { WireActor } from "@skatert/contract";
import type { Actor } from "../../audit/audit-entry.ts";

/** The author of a change, parsed from its stored form; see StageChange. */
export function actorOf(by: string, deviceId: number | null = null): Actor {
  const [kind = "", ...rest] = by.split(":");
  if (kind === "shopper") return { kind: "guest", id: null, name: "", deviceId };
  if (kind === "operator") return { kind: "integration", id: null, name: rest.join(":"), deviceId };
  if (kind !== "staff") return { kind: "shop", id: null, name: "", deviceId };
  const [id = "", ...name] = rest;
  return { kind: "staff", id: Number(id), name: name.join(":"), deviceId };
}

export function wireActor(by: string): WireActor {
  const { kind, name } = actorOf(by);
  return { kind, name };
}
