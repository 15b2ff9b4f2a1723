import { clockText, type LanguageCode, type ShopSettings, scheduleOf } from "@skatert/contract";
import { type BranchId, localTime } from "@skatert/domain";
import type { StaffAlert } from "../../../ports/staff-alerts/alert-receivers.ts";
import { textsIn } from "../../../texts/texts.ts";
import type { CallReason } from "./staff-calls.ts";

export interface CallFacts {
  readonly about: CallReason;
  readonly branchId: BranchId;
  /** Start of the reason in milliseconds: when the order began to ring, or when the last board fell asleep. */
  readonly since: number;
  readonly settings: ShopSettings;
}

/** The text of a call: the branch, the order's number and a time, nothing about the guest. */
export function callText({ about, branchId, since, settings }: CallFacts, language: LanguageCode): StaffAlert {
  const t = textsIn(language);
  const branch =
    settings.locations.find(({ warehouseIds }) => warehouseIds.includes(branchId))?.name ?? `№ ${branchId}`;
  const time = clockText(localTime(since, scheduleOf(settings, branchId).timeZone).minute);
  if (about.kind === "boards")
    return { title: t("staff.boards.title"), body: t("staff.boards.body", { branch, time }) };
  if (about.kind === "inbox")
    return {
      title: t("inbox.late.title", { what: t(`inbox.${about.item}`) }),
      body: t("inbox.late.body", { branch, time }),
    };
  const { orderId: order, ring } = about;
  const name = ({ 1: "unanswered", 2: "start", 3: "cancel" } as const)[ring];
  return { title: t(`staff.${name}.title`, { order }), body: t(`staff.${name}.body`, { branch, time }) };
}
