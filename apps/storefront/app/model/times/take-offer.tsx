import type { SlotTime } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { chooseTime } from "./moved-time.ts";
import { slotText } from "./slot-text.ts";

export interface TakeOfferProps {
  readonly slot: SlotTime;
  /** The dish of the offer, if several offers are shown. */
  readonly of?: string;
  /** The main action, if nothing can be ordered for the present time. */
  readonly isMain?: boolean;
}

/** One press selects the offered slot. */
export function TakeOffer({ slot, of, isMain = false }: TakeOfferProps) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const text = slotText(slot, timeZone, i18n);
  return (
    <Button
      look={isMain ? "action" : "tint"}
      size={isMain ? "l" : "s"}
      wide={isMain}
      aria-label={of === undefined ? undefined : `${text}: ${of}`}
      onClick={() => chooseTime(slot)}
    >
      {text}
    </Button>
  );
}
