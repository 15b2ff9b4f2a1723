import {
  ApiErrorSchema,
  BoardOrderSchema,
  BoardOrdersSchema,
  FeedSchema,
  OFFICE_PATHS,
  type WireBoardOrders,
} from "@skatert/contract";
import { dayNumber, isRealDay } from "@skatert/domain";
import * as z from "zod/mini";
import type { TypedApp } from "../../../http/typed-app.ts";
import { OrderIdParams } from "../../../input/id-params.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { askedBranch, type BoardRoutesDeps, ownOrder } from "./staff-context.ts";

const tags = ["office"];
const faults = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const branch_id = z.optional(z.string().check(z.regex(/^\d{1,9}$/)));

const FeedQuery = z.looseObject({
  branch_id,
  after: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
});
const mostEntries = 500;

const OrdersQuery = z.looseObject({
  branch_id,
  view: z.optional(z.enum(["board", "day"])),
  day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  q: z.optional(z.string().check(z.maxLength(100))),
});

/** The feed of a branch and its orders (BOARD-2, BOARD-5). */
export function boardReadRoutes(app: TypedApp, deps: BoardRoutesDeps): void {
  feedRoute(app, deps);
  listRoute(app, deps);
  app.get(
    `${OFFICE_PATHS.orders}/:id`,
    {
      schema: {
        tags,
        description: "An order of the caller's branches. Guest and address need the right `guests.read`.",
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

function feedRoute(app: TypedApp, deps: BoardRoutesDeps): void {
  app.get(
    OFFICE_PATHS.feed,
    {
      schema: {
        tags,
        description:
          "The changes of a branch after a number, ascending and without gaps. `last` is the branch's last number. `branch_id` may be left out by people of one branch.",
        querystring: FeedQuery,
        response: { 200: FeedSchema, ...faults },
      },
    },
    async (request) => {
      const { query } = request;
      const branches = await deps.branches();
      const { branchId } = await askedBranch(deps.gate, request, query.branch_id, branches);
      const limit = Math.min(Number(query.limit ?? mostEntries), mostEntries);
      return deps.board.feed({ branchId, after: Math.min(Number(query.after ?? 0), greatestNumber), limit });
    },
  );
}

/** PostgreSQL refuses to compare a column with a number it cannot hold. */
const greatestNumber = 2_147_483_647;

function listRoute(app: TypedApp, deps: BoardRoutesDeps): void {
  app.get(
    OFFICE_PATHS.orders,
    {
      schema: {
        tags,
        description:
          "`view=board` (the default): the live orders of a branch and those done in the last 12 hours, with the feed number that they at least stand for. `view=day`: the orders placed on a day of the branch, or without `day` those found by `q` among all of it. `q`: number, phone, name; on the board and in a day also a dish.",
        querystring: OrdersQuery,
        response: { 200: BoardOrdersSchema, ...faults },
      },
    },
    async (request): Promise<WireBoardOrders> => {
      const { view = "board", day, q: search = "" } = request.query;
      const branches = await deps.branches();
      const { branchId, caller } = await askedBranch(deps.gate, request, request.query.branch_id, branches);
      if (view === "board") return deps.board.live(branchId, search, caller);
      if (day === undefined && search.trim() === "")
        throw invalidParams([{ path: "day", message: "is required without q" }]);
      return deps.board.find({ branchId, day: day === undefined ? null : dayOf(day), search }, caller);
    },
  );
}

function dayOf(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  if (!isRealDay({ year, month, day })) throw invalidParams([{ path: "day", message: "is not a day" }]);
  return dayNumber({ year, month, day });
}
