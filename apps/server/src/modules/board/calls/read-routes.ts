import {
  ApiErrorSchema,
  BoardOrderSchema,
  BoardOrdersSchema,
  FeedSchema,
  OFFICE_PATHS,
  WaitingOrdersSchema,
  type WireBoardOrders,
  type WireWaitingOrders,
} from "@skatert/contract";
import { dayNumber, isRealDay } from "@skatert/domain";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { jsonType } from "../../../http/bodies/send-body.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import type { FeedAnswers } from "../feed/feed-answers.ts";
import { askedBranch, type BoardRoutesDeps, ownOrder } from "./staff-context.ts";

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const branch_id = z.optional(z.string().check(z.regex(/^\d{1,9}$/)));

const number = z.string().check(z.regex(/^\d{1,10}$/));
const FeedQuery = z.looseObject({
  branch_id,
  after: z.optional(number),
  at_least: z.optional(number),
  with: z.optional(z.literal("orders")),
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
});
const maxEntries = 500;

const OrdersQuery = z.looseObject({
  branch_id,
  view: z.optional(z.enum(["board", "live", "day"])),
  day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  q: z.optional(z.string().check(z.maxLength(100))),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});

/** The feed of a branch and its orders (BOARD-2, BOARD-5). */
export function boardReadRoutes(app: TypedApp, deps: BoardRoutesDeps, feedAnswers: FeedAnswers): void {
  feedRoute(app, deps, feedAnswers);
  listRoute(app, deps);
  waitingRoute(app, deps);
  app.get(
    `${OFFICE_PATHS.orders}/:id`,
    {
      schema: {
        tags,
        description:
          "An order of the caller's branches. Guest and address need the right `guests.read`, or `orders.deliver` for a delivery that is ready or under way.",
        params: OrderIdParams,
        response: { 200: BoardOrderSchema, ...faults, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const { order, caller } = await ownOrder(deps, request, "orders.read");
      const shown = await deps.board.show(order.id, caller);
      if (shown === null) throw new Refusal("rest_not_found", "There is no such order");
      return shown;
    },
  );
}

function feedRoute(app: TypedApp, deps: BoardRoutesDeps, feedAnswers: FeedAnswers): void {
  app.get(
    OFFICE_PATHS.feed,
    {
      schema: {
        tags,
        description:
          "The changes of a branch after a number, ascending and without gaps. `last` is the branch's last number. `branch_id` may be left out by people of one branch. `with=orders`: with the orders that the entries name, as the caller may read them; of more than 20 orders, or 200 kB, the rest is left out. `at_least`, with them: the number that the branch's channel told; the answer is at least that new and may be a second old.",
        querystring: FeedQuery,
        response: { 200: FeedSchema, ...faults },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const branches = await deps.branches();
      const { branchId, caller } = await askedBranch(deps.gate, request, query.branch_id, branches);
      const limit = Math.min(Number(query.limit ?? maxEntries), maxEntries);
      const question = { branchId, after: Math.min(Number(query.after ?? 0), greatestNumber), limit };
      if (query.with === undefined) return deps.board.feed(question);
      const atLeast = query.at_least === undefined ? null : Math.min(Number(query.at_least), greatestNumber);
      return sendJson(reply, await feedAnswers(question, atLeast, caller));
    },
  );
}

/** Sends text that is already JSON; other values are serialised when they are sent. */
function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type(jsonType).send(json);
}

/** PostgreSQL cannot compare a column with a number outside of its range. */
const greatestNumber = 2_147_483_647;

function listRoute(app: TypedApp, deps: BoardRoutesDeps): void {
  app.get(
    OFFICE_PATHS.orders,
    {
      schema: {
        tags,
        description:
          "`view=board` (the default): the live orders of a branch and those done since 05:00, when its business day began, with the feed number that they at least stand for. Of more than 300 live ones those promised earliest, those placed last, and those with an open request to cancel; `left_off` counts the others. `view=live`: all of them by their promised time, 100 on a `page`. `view=day`: the orders placed on a day of the branch, or without `day` those found by `q` among all of it, newest first, 50 in an answer; `next` is the `before` of the following 50. `q`: number, phone, name or dish. Among all days a phone must be whole, and so must each word of a name; a part of a dish's name is enough. `vague`: more than 100 dishes have it in their names, and those with the shortest were searched for.",
        querystring: OrdersQuery,
        response: { 200: BoardOrdersSchema, ...faults },
      },
    },
    async (request): Promise<WireBoardOrders> => {
      const { view = "board", day, q: search = "" } = request.query;
      const branches = await deps.branches();
      const { branchId, caller } = await askedBranch(deps.gate, request, request.query.branch_id, branches);
      if (view === "live") return deps.board.livePage(branchId, Number(request.query.page ?? 1), caller);
      if (view === "board") return deps.board.live(branchId, search, caller);
      if (day === undefined && search.trim() === "")
        throw invalidParams([{ path: "day", message: "is required without q" }]);
      const before = request.query.before === undefined ? null : Number(request.query.before);
      return deps.board.find({ branchId, day: day === undefined ? null : dayOf(day), search, before }, caller);
    },
  );
}

function waitingRoute(app: TypedApp, deps: BoardRoutesDeps): void {
  app.get(
    OFFICE_PATHS.waitingOrders,
    {
      schema: {
        tags,
        description:
          "The number of live orders in each of the caller's branches that has any, and how many of them wait for an answer.",
        response: { 200: WaitingOrdersSchema, ...faults },
      },
    },
    async (request): Promise<WireWaitingOrders> => {
      const { branches: own } = await deps.gate.requireSomewhere(request, "orders.read");
      const found = await deps.board.waiting(own === "all" ? await deps.branches() : own);
      return { branches: found.map(({ branchId, waiting, live }) => ({ branch_id: branchId, waiting, live })) };
    },
  );
}

function dayOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  if (!isRealDay({ year, month, day })) throw invalidParams([{ path: "day", message: "is not a day" }]);
  return dayNumber({ year, month, day });
}
