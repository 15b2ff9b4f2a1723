import { useEffect } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { openModal } from "../../../model/page/modals.ts";
import { askForPlace } from "../../../model/place/ask-for-place.ts";
import { type Place, placeTitle } from "../../../model/place/place.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import type { ShopView } from "../../../model/shop/shop.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./place-line.module.css";

/** The chosen place with delivery time and minimum. Opens the choice of place. */
export function PlaceLine() {
  const i18n = useI18n();
  const shop = useShop();
  const place = usePlace((state) => state.place);
  const extra = useStopList((list) => list.extraMinutes);
  useAskAtStart(shop.flags.needsAddressFirst);
  return (
    <button type="button" className={styles["line"]} onClick={() => openModal("address")}>
      <Icon name="pin" size={20} className={styles["pin"]} />
      <span className={styles["text"]}>
        <span className={styles["address"]}>{place === null ? i18n.t("place.where") : placeTitle(place)}</span>
        <span className={styles["details"]}>
          <span aria-hidden="true" translate="no" className={styles["shop"]}>
            {shop.name}
          </span>
          {detailsOf(place, shop, extra, i18n).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </span>
      <Icon name="down" size={16} className={styles["more"]} />
    </button>
  );
}

/** A part that does not fit is hidden as a whole. */
function detailsOf(
  place: Place | null,
  { promise }: ShopView,
  extra: number,
  { t, formatPrice }: I18n,
): readonly string[] {
  const minimum = place === null ? promise.minimum : place.kind === "delivery" ? place.terms.minimum : null;
  const parts = [
    place !== null && place.kind !== "delivery" && t(place.kind === "pickup" ? "place.pickup" : "place.lounge"),
    promise.minutes !== null && t("place.minutes", { minutes: promise.minutes + extra }),
    minimum !== null && minimum > 0 && t("place.minimum", { amount: formatPrice(minimum) }),
  ];
  return parts.filter((part) => part !== false);
}

/** `need_to_choose_address_first`: the dialog opens automatically until a place is chosen (STATE-2). */
function useAskAtStart(needsAddressFirst: boolean): void {
  const hydrating = useHydrating();
  useEffect(() => {
    if (hydrating || !needsAddressFirst) return;
    return askForPlace(() => openModal("address"));
  }, [hydrating, needsAddressFirst]);
}
