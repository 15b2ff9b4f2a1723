import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { giveCoupon } from "../../../model/guests/guests-query.ts";
import { useAttempt } from "../../../platform/api/use-attempt.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { usePinAgain } from "../../../platform/session/use-pin-again.tsx";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

const mostUses = 10;

/** Gives uses of an individual coupon of the shop, or takes back what was given. */
export function CouponDialog({ id, guest, onClose }: GuestDialogProps) {
  const { t } = useI18n();
  const failed = useGuestFailure();
  const { coupons, coupons_to_give: offered } = guest;
  const [coupon, setCoupon] = useState(offered[0]?.coupon_id ?? null);
  const [uses, setUses] = useState(1);
  const [isSending, during] = useSending();
  const keyOf = useAttempt();
  const pin = usePinAgain(t("guests.cancel"));
  const granted = coupons.find(({ coupon_id: owned }) => owned === coupon)?.granted ?? 0;
  const send = async (change: number) => {
    if (coupon === null) return;
    const body = { coupon_id: coupon, uses: change };
    const result = await during(giveCoupon(id, body, keyOf(body)));
    if (result.ok) onClose();
    else if (!pin.asksFor(result.error, () => void send(change))) failed(result.error);
  };
  return (
    <Dialog title={t("guests.coupon.give")} isOpen onClose={onClose}>
      {pin.form ?? (
        <div className={screen.form}>
          <Select
            label={t("guests.coupon")}
            value={coupon}
            onChange={setCoupon}
            choices={offered.map(({ coupon_id: value, code, description }) => ({
              value,
              label: description === "" ? code : `${code}: ${description}`,
            }))}
          />
          <NumberField
            label={t("guests.coupon.uses")}
            value={uses}
            onChange={setUses}
            minValue={1}
            maxValue={mostUses}
          />
          <p className={screen.quiet}>{t("guests.coupon.about", { count: granted })}</p>
          <DialogButtons>
            {granted > 0 && (
              <Button isPending={isSending} isDisabled={uses > granted} onPress={() => void send(-uses)}>
                {t("guests.coupon.take")}
              </Button>
            )}
            <Button look="primary" isPending={isSending} onPress={() => void send(uses)}>
              {t("guests.coupon.give")}
            </Button>
          </DialogButtons>
        </div>
      )}
    </Dialog>
  );
}
