import type { GroupOrderState } from "@skatert/domain";
import { useRef } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { changeGuest, useGroup } from "../../../model/group-order/group-store.ts";
import { type MinePart, mineText, partOfMine } from "../../../model/group-order/mine.ts";
import { Button } from "../../../ui/button.tsx";

/**
 * Replaces the checkout for a guest of a group order: tells the host that these are all the guest's dishes.
 */
export function GroupDone({ host }: { readonly host: string }) {
  const { t } = useI18n();
  const status = useRef<HTMLParagraphElement>(null);
  const lines = useCart((state) => state.lines);
  const group = useGroup();
  if (group.own?.role !== "guest") return null;
  const part = partOfMine(group.own, lines, group.sending);
  const state = group.data?.state ?? "open";
  const ended = group.isOut ? t("group.out") : endText(state, host, t);
  const finish = () => {
    changeGuest({ doneWith: mineText(lines) });
    // The button disappears.
    status.current?.focus();
  };
  return (
    <>
      <p ref={status} tabIndex={-1} role="status">
        {ended ?? doneText(part, host, t)}
      </p>
      {ended === null && part.step === "choosing" && (
        <Button size="l" wide onClick={finish}>
          {t("group.done")}
        </Button>
      )}
    </>
  );
}

/** Null: dishes may still be added. */
function endText(state: GroupOrderState, host: string, t: I18n["t"]): string | null {
  if (state === "open") return null;
  return state === "cancelled" ? t("group.cancelled", { name: host }) : t("group.alreadyClosed");
}

function doneText({ step, outcome }: MinePart, host: string, t: I18n["t"]): string | null {
  if (step === "choosing") return null;
  if (step === "done") return t("group.waiting", { name: host });
  if (outcome === "too-many-dishes") return t("group.tooMany");
  return t(outcome === "done" ? "group.sending" : "group.notSent");
}
