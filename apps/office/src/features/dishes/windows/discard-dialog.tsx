import type { WireEntity } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { discardDish } from "../../../model/dishes/discard-dish.ts";
import { draftQuery } from "../../../model/entities/draft-query.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { fieldTitle } from "../../changes/words/field-title.ts";

interface DiscardDialogProps {
  readonly dish: WireEntity;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

/** Discards the dish's changes in the draft, after listing them. */
export function DiscardDialog({ dish, onClose, onDiscarded }: DiscardDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const failed = useFailure();
  const [isSending, during] = useSending();
  const change = useQuery(draftQuery).data?.changes.find(
    ({ entity }) => entity.kind === "product" && entity.id === dish.id,
  );
  const discard = async () => {
    const result = await during(discardDish(dish.id));
    if (!result.ok) return failed(result.error);
    showToast({ text: t("dish.discard.done", { name: dish.name }), look: "done" });
    onDiscarded();
    return true;
  };
  return (
    <Dialog title={t("dish.discard.title", { name: dish.name })} isOpen onClose={onClose}>
      <p>{t(dish.state === "new" ? "dish.discard.new" : "dish.discard.text")}</p>
      {dish.state !== "new" && change !== undefined && (
        <ul>
          {change.fields.map(({ facet, field }) => (
            <li key={`${facet} ${field}`}>{fieldTitle(facet, field, i18n)}</li>
          ))}
        </ul>
      )}
      <DialogButtons>
        <Button look="danger" isPending={isSending} onPress={() => void discard()}>
          {t("dish.discard.do")}
        </Button>
        <Button onPress={onClose}>{t("dish.discard.keep")}</Button>
      </DialogButtons>
    </Dialog>
  );
}
