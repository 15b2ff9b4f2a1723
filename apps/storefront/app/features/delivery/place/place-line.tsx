import { useEffect } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { useGroupHostName } from "../../../model/group-order/group-store.ts";
import { openModal } from "../../../model/page/modals.ts";
import { askForPlace } from "../../../model/place/ask-for-place.ts";
import { type Place, placeTitle } from "../../../model/place/place.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import type { ShopView } from "../../../model/shop/shop.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./place-line.module.css";

/** The chosen place with delivery time and minimum, or until when it takes no orders (STOP-3). Opens the choice of place. */
export function PlaceLine() {
  const i18n = useI18n();
  const shop = useShop();
  const place = usePlace((state) => state.place);
  const extra = useStopList((list) => list.extraMinutes);
  const pause = useStopList((list) => list.pause);
  useAskAtStart(shop.flags.needsAddressFirst);
  const host = useGroupHostName();
  const title = place === null ? i18n.t("place.where") : placeTitle(place);
  const details = pause === "" ? [...wayOf(place, host, i18n), ...detailsOf(place, shop, extra, i18n)] : [];
  return (
    <button type="button" className={styles["line"]} onClick={() => openModal("address")}>
      <Icon name="pin" size={20} className={styles["pin"]} />
      <span className={styles["text"]}>
        <span className={styles["address"]}>{title}</span>
        <span className={styles["details"]}>
          {pause === "" && (
            <span aria-hidden="true" translate="no" className={styles["shop"]}>
              {shop.name}
            </span>
          )}
          {details.map((part) => (
            <span key={part}>{part}</span>
          ))}
          {pause !== "" && (
            <span role="status" className={styles["paused"]}>
              {pause}
            </span>
          )}
        </span>
      </span>
      <Icon name="down" size={16} className={styles["more"]} />
    </button>
  );
}

/**
 * How the order is received, unless by delivery. The host of a group order decides it, so a friend reads whose order it
 * is: the place is only the branch of the menu.
 */
function wayOf(place: Place | null, host: string | null, { t }: I18n): readonly string[] {
  if (host !== null) return [t("group.of", { name: host })];
  if (place === null || place.kind === "delivery") return [];
  return [t(place.kind === "pickup" ? "place.pickup" : "place.lounge")];
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
