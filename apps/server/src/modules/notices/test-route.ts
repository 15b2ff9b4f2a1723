import {
  ApiErrorSchema,
  type BranchOverrides,
  NoticeTestSchema,
  OFFICE_PATHS,
  type WireNoticeTest,
} from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { createMinuteBudget } from "../../http/limits/minute-budget.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal, tooManyRequests } from "../../input/refusal.ts";
import { NoticeFailure } from "../../ports/order-notices/notice-channel.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { BranchChannels } from "./branch-channels.ts";

export interface NoticeTestDeps {
  readonly shop: Pick<ShopData, "current">;
  readonly gate: Pick<StaffGate, "require">;
  readonly channels: Pick<BranchChannels, "of">;
  readonly overrides: { of(branch: BranchId): BranchOverrides };
}

const testsPerMinute = 3;
/** A mail server that hangs must not hold the person. */
const longestMs = 15_000;

/** A message to every chat and address of a branch, so that a wrong one is found before the evening. */
export function noticeTestRoute(instance: FastifyInstance, { shop, gate, channels, overrides }: NoticeTestDeps): void {
  const budget = createMinuteBudget(testsPerMinute);
  instance.withTypeProvider<ZodTypeProvider>().post(
    `${OFFICE_PATHS.branches}/:id/overrides/test`,
    {
      schema: {
        tags: ["office"],
        summary: "Send a test message to a branch's chats and addresses",
        description:
          "Sends a short message to the chats and e-mail addresses that get the branch's orders: its own, or else the common ones. `sent` false: the receiver refused it, or did not answer in 15 seconds. Three a minute for a branch. Right: board.settings.",
        params: IdParams,
        response: {
          200: NoticeTestSchema,
          400: ApiErrorSchema,
          401: ApiErrorSchema,
          403: ApiErrorSchema,
          404: ApiErrorSchema,
          429: ApiErrorSchema,
        },
      },
    },
    async (request): Promise<WireNoticeTest> => {
      const branch = Number(request.params.id);
      await gate.require(request, "board.settings", branch);
      if (!(await shop.current()).warehouseIds.includes(branch))
        throw new Refusal("rest_not_found", `There is no branch ${branch}`);
      const waitMs = await budget(String(branch));
      if (waitMs > 0) throw tooManyRequests("Too many test messages", "notice_test", waitMs);
      const { telegramChats, mailAddresses } = overrides.of(branch);
      const all = channels.of(branch);
      const test = (kind: "telegram" | "mail", own: readonly string[]) =>
        all
          .filter((channel) => channel.kind === kind)
          .map(async (channel, index) => ({
            kind,
            to: own[index] ?? null,
            sent: await channel.test(AbortSignal.timeout(longestMs)).then(() => true, refusedOnly),
          }));
      return { receivers: await Promise.all([...test("telegram", telegramChats), ...test("mail", mailAddresses)]) };
    },
  );
}

function refusedOnly(error: unknown): false {
  if (!(error instanceof NoticeFailure)) throw error;
  return false;
}
