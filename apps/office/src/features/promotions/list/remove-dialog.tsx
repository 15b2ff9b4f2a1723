import type { WireCouponRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { referrersQuery } from "../../../model/entities/entity-query.ts";
import type { Fields } from "../../../model/entities/read-fields.ts";
import { bringBack, removePromotion } from "../../../model/promotions/change-promotions.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";

interface RemoveDialogProps {
  readonly row: WireCouponRow;
  readonly onClose: () => void;
}

/** Removes a promotion with the next publication, after saying what refers to it; it can be brought back. */
export function RemoveDialog({ row, onClose }: RemoveDialogProps) {
  const { t } = useI18n();
  const { id, name, state, uses } = row;
  const failed = useFailure();
  const [isSending, during] = useSending();
  // Undoing twice makes one promotion.
  const [key] = useState(changeKey);
  const referrers = useQuery(referrersQuery({ kind: "coupon", id })).data ?? [];
  const undo = async (facets: Fields | null) => {
    const result = await bringBack(id, facets, key);
    if (!result.ok) failed(result.error);
  };
  const remove = async () => {
    const result = await during(removePromotion(row));
    if (!result.ok) return void failed(result.error);
    showToast({
      text: t("promo.list.removed", { name }),
      look: "done",
      undo: { label: t("promo.list.undo"), run: () => void undo(result.facets) },
    });
    onClose();
  };
  return (
    <Dialog title={t("promo.list.remove.title", { name })} isOpen onClose={onClose}>
      <p>{t(state === "new" ? "promo.list.remove.new" : "promo.list.remove.text", { count: uses })}</p>
      {referrers.length > 0 && (
        <p>
          {t("promo.list.remove.referrers", { names: [...new Set(referrers.map((each) => each.name))].join(", ") })}
        </p>
      )}
      <DialogButtons>
        <Button look="danger" isPending={isSending} onPress={() => void remove()}>
          {t("promo.list.remove.do")}
        </Button>
        <Button onPress={onClose}>{t("promo.list.remove.keep")}</Button>
      </DialogButtons>
    </Dialog>
  );
}
