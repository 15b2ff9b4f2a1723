import {
  AnswerInboxSchema,
  ApiErrorSchema,
  AssignInboxSchema,
  InboxItemSchema,
  OFFICE_PATHS,
  ReviewInboxSchema,
} from "@skatert/contract";
import type { TypedApp } from "../../../http/typed-app.ts";
import { IdParams } from "../../../input/id-params.ts";
import { invalidParams } from "../../../input/refusal.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import { changedItem, type InboxRoutesDeps, inboxTags } from "./inbox-context.ts";

const response = {
  200: InboxItemSchema,
  400: ApiErrorSchema,
  401: ApiErrorSchema,
  403: ApiErrorSchema,
  404: ApiErrorSchema,
  409: ApiErrorSchema,
  422: ApiErrorSchema,
};
const schema = { tags: inboxTags, headers: RepeatHeaders, params: IdParams, response };
const conflicts =
  "`version` is the one that the person saw: 409 `inbox_changed` has the present item (`data.item`). A repeat with the same `Idempotency-Key` changes nothing. Right: requests.answer.";
const maxAheadMs = 31 * 86_400_000;

/** Assigning, answering, and what is done for a review (INBOX-1). */
export function inboxAnswerRoutes(app: TypedApp, deps: InboxRoutesDeps): void {
  app.post(
    `${OFFICE_PATHS.inbox}/:id/assign`,
    {
      schema: {
        ...schema,
        description: `Gives an open item to a person, or to nobody, and sets its due time. ${conflicts}`,
        body: AssignInboxSchema,
      },
    },
    async (request) => {
      const { staff_id: staffId, due_at: due } = request.body;
      const dueAt = due === undefined ? null : timeOf(deps, due);
      return changedItem(deps, request, (attempt) => deps.inbox.assign(attempt, { staffId, dueAt }));
    },
  );
  app.post(
    `${OFFICE_PATHS.inbox}/:id/answer`,
    {
      schema: {
        ...schema,
        description: `Ends an item. The guest of a request reads a confirmation, the reason of a refusal and the message in their language: as a notification with an account, else as a text message. 409 \`inbox_answer_refused\` for an outcome that the kind does not have. ${conflicts}`,
        body: AnswerInboxSchema,
      },
    },
    async (request) => {
      const { outcome, reason = null, message = "" } = request.body;
      return changedItem(deps, request, (attempt) => deps.inbox.answer(attempt, { outcome, reason, message }));
    },
  );
  app.post(
    `${OFFICE_PATHS.inbox}/:id/review`,
    {
      schema: {
        ...schema,
        description: `For a review, one of: a reply, which the guest and readers of reviews see; hiding the comment from other guests, with a reason; points for the guest, once, within the limit of the person's role; on a shared tablet points need a fresh PIN: 403 \`staff_pin_required\`. ${conflicts}`,
        body: ReviewInboxSchema,
      },
    },
    async (request) => {
      const { reply, hide, compensate } = request.body;
      const given = [reply, hide, compensate].filter((each) => each !== undefined);
      if (given.length !== 1) throw invalidParams([{ path: "", message: "needs one of reply, hide, compensate" }]);
      const change = {
        ...(reply === undefined ? {} : { reply }),
        ...(hide === undefined ? {} : { hidden: hide === null ? null : hide.reason }),
      };
      return changedItem(deps, request, async (attempt) => {
        if (compensate !== undefined) await deps.pinGate.requireFreshPin(request);
        return deps.inbox.review(attempt, change, compensate ?? null);
      });
    },
  );
}

/** A time of the last or the next month. */
function timeOf({ now }: InboxRoutesDeps, text: string): number {
  const at = Date.parse(text);
  if (Math.abs(at - now()) > maxAheadMs) throw invalidParams([{ path: "due_at", message: "is too far" }]);
  return at;
}
