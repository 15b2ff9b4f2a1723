import { ApiErrorSchema, BoardOrderSchema, OFFICE_PATHS, PracticeOrderSchema } from "@skatert/contract";
import type { TypedApp } from "../../../http/typed-app.ts";
import { Refusal } from "../../../input/refusal.ts";
import { RepeatHeaders, staffCall } from "../../../repeats/call.ts";
import { staffAuthor } from "../../../shop/staff-author.ts";
import type { StaffGate } from "../../staff-gate.ts";
import type { Practice } from "../practice/practice.ts";
import type { BoardRoutesDeps } from "./staff-context.ts";

export interface PracticeRoutesDeps extends Pick<BoardRoutesDeps, "branches"> {
  readonly gate: Pick<StaffGate, "require">;
  readonly practice: Practice;
}

export function practiceRoutes(app: TypedApp, { gate, practice, branches }: PracticeRoutesDeps): void {
  app.post(
    OFFICE_PATHS.practiceOrders,
    {
      schema: {
        tags: ["office"],
        summary: "Place a practice order",
        description:
          "An order with a negative id that rings on the branch's board, is answered and printed like others, and appears nowhere else. It is deleted after a day. A repeat with the same `Idempotency-Key` answers with the order as it is now. At most 20 in an hour and branch. Right: orders.practise.",
        headers: RepeatHeaders,
        body: PracticeOrderSchema,
        response: {
          201: BoardOrderSchema,
          400: ApiErrorSchema,
          401: ApiErrorSchema,
          403: ApiErrorSchema,
          404: ApiErrorSchema,
          409: ApiErrorSchema,
          422: ApiErrorSchema,
          429: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { branch_id: branch } = request.body;
      const caller = await gate.require(request, "orders.practise", branch);
      if (!(await branches()).includes(branch)) throw new Refusal("rest_not_found", `There is no branch ${branch}`);
      const author = { by: staffAuthor(caller), deviceId: caller.deviceId };
      const id = await practice.place(branch, author, staffCall(request, caller));
      const shown = await practice.show(id);
      if (shown === null) throw new Refusal("rest_not_found", "The practice order was deleted");
      return reply.code(201).send(shown);
    },
  );
}
