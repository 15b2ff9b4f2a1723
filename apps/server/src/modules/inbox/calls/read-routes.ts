import {
  ApiErrorSchema,
  InboxFeedQuerySchema,
  InboxFeedSchema,
  InboxPeopleSchema,
  InboxQuerySchema,
  InboxSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { askedBranches, type InboxRoutesDeps, inboxTags } from "./inbox-context.ts";

const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const PeopleQuery = z.object({ branch_id: InboxQuerySchema.shape.branch_id });
const feedLimit = 100;

/** The inbox's list, feed and people (INBOX-1). */
export function inboxReadRoutes(app: TypedApp, deps: InboxRoutesDeps): void {
  const { inbox } = deps;
  app.get(
    OFFICE_PATHS.inbox,
    {
      schema: {
        tags: inboxTags,
        description:
          "What waits for an answer besides orders: calls back, dishes on request, bookings, cancelled bookings, reviews, and requests to cancel, which the order's own calls answer. Items of no branch are in every branch's list. Right: requests.answer.",
        querystring: InboxQuerySchema,
        response: { 200: InboxSchema, ...faults },
      },
    },
    async (request) => {
      const { branch_id, kind = null, state = "open", assignee, q = "", before } = request.query;
      const { branches, caller } = await askedBranches(deps, request, branch_id);
      const person = assignee === undefined ? null : assignee === "none" ? assignee : personOf(assignee, caller.id);
      return inbox.list({ branches, kind, state, assignee: person, search: q, before: placeOf(before) }, caller);
    },
  );
  app.get(
    OFFICE_PATHS.inboxFeed,
    {
      schema: {
        tags: inboxTags,
        description:
          "Items that changed after a number, each as it is now, in the order of their changes. Ask again from `last`, at once while there is `more`, and after the event `inbox` of the branch's channel. Right: requests.answer.",
        querystring: InboxFeedQuerySchema,
        response: { 200: InboxFeedSchema, ...faults },
      },
    },
    async (request) => {
      const { after = "0", branch_id, limit } = request.query;
      const { branches, caller } = await askedBranches(deps, request, branch_id);
      return inbox.feed({ branches, after: Number(after), limit: Number(limit ?? feedLimit) }, caller);
    },
  );
  app.get(
    OFFICE_PATHS.inboxPeople,
    {
      schema: {
        tags: inboxTags,
        description: "People to whom an item can be assigned: those who answer requests in the branch, or in any.",
        querystring: PeopleQuery,
        response: { 200: InboxPeopleSchema, ...faults },
      },
    },
    async (request) => {
      const { branch_id } = request.query;
      await askedBranches(deps, request, branch_id);
      return { people: [...(await inbox.people(branch_id === undefined ? null : Number(branch_id)))] };
    },
  );
}

function personOf(assignee: string, own: number): number {
  return assignee === "me" ? own : Number(assignee);
}

function placeOf(before: string | undefined): { readonly at: number; readonly id: number } | null {
  if (before === undefined) return null;
  const [at, id = "0"] = before.split("-");
  return { at: Number(at), id: Number(id) };
}
