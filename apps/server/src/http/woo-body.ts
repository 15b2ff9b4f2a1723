import { needsPresent, unkeptMembers, type WooBodyMembers } from "@skatert/contract";
import { invalidParams } from "../input/refusal.ts";

/** Throws a 400 that names each member of a body that would have no effect. `read`: the resource as a GET shows it. */
export async function requireKept(
  members: WooBodyMembers,
  body: Readonly<Record<string, unknown>>,
  read: (() => Promise<Readonly<Record<string, unknown>>>) | null,
): Promise<void> {
  const present = read !== null && needsPresent(members, body) ? await read() : null;
  const faults = unkeptMembers(members, body, present);
  if (faults.length > 0) throw invalidParams([...faults]);
}
