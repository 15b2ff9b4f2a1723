import type { WireStockCount } from "@skatert/contract";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { STOCK_DEEDS, type StockDeed, stockChange } from "../../model/stops/stock-change.ts";
import { changeStock } from "../../model/stops/stock-query.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

interface StockDialogProps {
  readonly count: WireStockCount;
  readonly onClose: () => void;
}

interface StockForm {
  deed: StockDeed;
  amount: string;
  reason: string;
}

/** Changes a stock: counted, received or written off, always with a reason (STOP-4). */
export function StockDialog({ count, onClose }: StockDialogProps) {
  const { t, number } = useI18n();
  const branch = useShownBranch();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const form = useDraftForm<StockForm>(`stock:${branch.id}:${count.product_id}:${count.variation_id}`, {
    deed: "set",
    amount: "",
    reason: "",
  });
  const { deed } = form.watch();
  const { errors } = form.formState;
  const close = () => {
    form.forget();
    onClose();
  };
  const send = form.handleSubmit(async ({ amount, reason }) => {
    const change = stockChange(branch.id, count, deed, amount, reason.trim());
    if (change === null) return form.setError("amount", { type: "amount" });
    if (change.reason === "") return form.setError("reason", { type: "required" });
    const result = await during(changeStock(change));
    if (!result.ok) {
      failed(result.error);
      return;
    }
    const { name, quantity } = result.value;
    showToast({ text: t("stops.stock.done", { name, quantity: number(quantity) }), look: "done" });
    close();
  });
  return (
    <Dialog title={t("stops.stock.title", { name: count.name })} isOpen onClose={onClose}>
      <form className={screen.form} onSubmit={send} noValidate>
        <p>{t("stops.stock.now", { quantity: number(count.quantity) })}</p>
        <Choices
          label={t("stops.stock.deed")}
          choices={STOCK_DEEDS.map((value) => ({ value, label: t(`stops.stock.deed.${value}`) }))}
          value={deed}
          onChange={(value) => form.setValue("deed", value)}
        />
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <TextField
              {...field}
              label={t(`stops.stock.amount.${deed}`)}
              inputMode="numeric"
              size="large"
              maxLength={6}
              autoComplete="off"
              error={errors.amount ? t("stops.stock.amount.fault") : null}
            />
          )}
        />
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <TextField
              {...field}
              label={t("stops.stock.reason")}
              hint={t("stops.stock.reason.hint")}
              maxLength={200}
              error={errors.reason ? t("stops.stock.reason.fault") : null}
            />
          )}
        />
        <DialogButtons>
          <Button onPress={close}>{t("stops.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {t(`stops.stock.do.${deed}`)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
