import { branchesWith } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../input/refusal.ts";
import { staffCall } from "../../../repeats/call.ts";
import type { PinGate } from "../../staff/pins/pins.ts";
import type { StaffCaller, StaffGate } from "../../staff-gate.ts";
import type { Attempt, AttemptOutcome } from "../answers/answers.ts";
import type { Inbox } from "../service.ts";
import type { OfBranches } from "../store/item-repository.ts";

export interface InboxRoutesDeps {
  readonly inbox: Inbox;
  readonly gate: StaffGate;
  /** Requires the PIN on a shared device before points are given (STAFF-3). */
  readonly pinGate: PinGate;
  readonly now: () => number;
}

export const inboxTags = ["office"];

/** The branches of a call: the one asked for, refused with a 403 if it is foreign, or every one of the caller. */
export async function askedBranches(
  { gate }: Pick<InboxRoutesDeps, "gate">,
  request: FastifyRequest,
  asked: string | undefined,
): Promise<{ readonly branches: OfBranches; readonly caller: StaffCaller }> {
  if (asked === undefined) return gate.requireSomewhere(request, "requests.answer");
  const branch = Number(asked);
  return { caller: await gate.require(request, "requests.answer", branch), branches: [branch] };
}

type ItemRequest = FastifyRequest & {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
};

/** Runs a change of an item that the caller may see; else a 404. Answers with the item as it is then. */
export async function changedItem(
  { inbox, gate }: Pick<InboxRoutesDeps, "inbox" | "gate">,
  request: ItemRequest,
  work: (attempt: Attempt) => Promise<AttemptOutcome>,
) {
  const { caller } = await gate.requireSomewhere(request, "requests.answer");
  const id = Number(request.params.id);
  const item = await inbox.find(id, caller);
  if (item === null) throw noItem();
  const call = staffCall(request, caller);
  const outcome = await work({ item, version: request.body.version, by: caller, call });
  const shown = await inbox.show(id, caller);
  if (shown === null) throw noItem();
  if (outcome === "changed")
    throw new Refusal("inbox_changed", "Somebody else has changed the item", { item: shown, by: shown.answered_by });
  return shown;
}

export function noItem(): Refusal {
  return new Refusal("rest_not_found", "There is no such item");
}

/** Whether the caller works for the whole shop in this right. */
export function worksEverywhere({ grants }: StaffCaller): boolean {
  return branchesWith(grants, "board.settings") === "all";
}
