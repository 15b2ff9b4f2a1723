import { ApiErrorSchema, InboxRulesSchema, OFFICE_PATHS, type WireInboxRules } from "@skatert/contract";
import type { InboxItemKind, InboxRule, InboxRules } from "@skatert/domain";
import type { TypedApp } from "../../../http/typed-app.ts";
import { Refusal } from "../../../input/refusal.ts";
import { type InboxRoutesDeps, inboxTags, worksEverywhere } from "./inbox-context.ts";

const response = { 200: InboxRulesSchema, 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };

/** How the shop treats each kind of item (INBOX-1). */
export function inboxRulesRoutes(app: TypedApp, { inbox, gate }: InboxRoutesDeps): void {
  app.get(
    OFFICE_PATHS.inboxSettings,
    {
      schema: {
        tags: inboxTags,
        description:
          "For each kind of item: minutes to its due time, whether it rings, and whether staff outside the office are called when nobody answers in time. Right: requests.answer.",
        response,
      },
    },
    async (request) => {
      await gate.requireSomewhere(request, "requests.answer");
      return rulesToWire(await inbox.rules());
    },
  );
  app.put(
    OFFICE_PATHS.inboxSettings,
    {
      schema: {
        tags: inboxTags,
        description:
          "Replaces the settings; due times count for items that arrive from now on. Right: board.settings in every branch.",
        body: InboxRulesSchema,
        response,
      },
    },
    async (request) => {
      const { caller } = await gate.requireSomewhere(request, "board.settings");
      if (!worksEverywhere(caller))
        throw new Refusal("staff_right_missing", "The settings of the inbox are for every branch");
      await inbox.setRules(rulesFromWire(request.body), caller);
      return rulesToWire(await inbox.rules());
    },
  );
}

function rulesToWire(rules: InboxRules): WireInboxRules {
  const toWire = ({ dueMinutes, rings, escalates }: InboxRule) => ({ due_minutes: dueMinutes, rings, escalates });
  const { call, dish, booking, review } = rules;
  return {
    rules: {
      call: toWire(call),
      dish: toWire(dish),
      booking: toWire(booking),
      "booking-cancelled": toWire(rules["booking-cancelled"]),
      review: toWire(review),
    },
  };
}

function rulesFromWire({ rules }: WireInboxRules): InboxRules {
  const fromWire = (kind: InboxItemKind): InboxRule => {
    const { due_minutes: dueMinutes, rings, escalates } = rules[kind];
    return { dueMinutes, rings, escalates };
  };
  return {
    call: fromWire("call"),
    dish: fromWire("dish"),
    booking: fromWire("booking"),
    "booking-cancelled": fromWire("booking-cancelled"),
    review: fromWire("review"),
  };
}
