import type { ShopPoint } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { takesBookings } from "../../../model/bookings/book-table.ts";
import { openModal } from "../../../model/page/modals.ts";
import type { LoungePlace, Place } from "../../../model/place/place.ts";
import { locationOf, type PlaceOptions } from "../../../model/place/place-options.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { LazyMap } from "../map/lazy-map.tsx";
import loungeStyles from "./lounge-form.module.css";
import styles from "./place-pane.module.css";
import { PointChoice } from "./point-choice.tsx";
import { firstPoint, pointViews } from "./point-views.ts";

interface Hall extends ShopPoint {
  readonly method: LoungePlace["method"];
}

const usualGuests = 2;

/** A restaurant or lounge and the number of guests (APP-1). */
export function LoungeForm({
  options,
  onChoose,
}: {
  readonly options: PlaceOptions;
  readonly onChoose: (place: Place) => void;
}) {
  const { t, formatNumber } = useI18n();
  const canBook = takesBookings(useShop());
  const place = usePlace((state) => state.place);
  const from = usePlace((state) => state.lastDelivery?.coordinates ?? null);
  const halls = hallsOf(options);
  const views = pointViews(
    halls,
    options,
    ({ method }) => method,
    from,
    ({ seats }) => (seats === null ? null : t("place.capacity", { count: seats })),
  );
  const [chosenId, setChosenId] = useState(
    place?.kind === "lounge" ? place.restaurantId : firstPoint(views, shopNow()),
  );
  const [guests, setGuests] = useState(place?.kind === "lounge" ? place.seats : usualGuests);
  const chosen = halls.find(({ id }) => id === chosenId) ?? null;
  const location = chosen && locationOf(chosen.warehouseId, options.locations);
  const max = chosen?.seats ?? Number.POSITIVE_INFINITY;
  const seats = Math.min(guests, max);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || location === null) return;
    const { id, method, name, address, warehouseId } = chosen;
    onChoose({ kind: "lounge", method, locationId: location.id, warehouseId, restaurantId: id, name, address, seats });
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <div className={styles["choice"]}>
        <PointChoice label={t("place.whereLounge")} points={views} chosenId={chosenId} onChoose={setChosenId} />
      </div>
      <LazyMap
        options={options}
        points={halls}
        chosenId={chosenId}
        onChoosePoint={setChosenId}
        className={styles["map"]}
      />
      <div className={styles["rest"]}>
        <div className={loungeStyles["guests"]}>
          <span>{t("place.seats")}</span>
          <Stepper
            name={t("place.seats")}
            value={formatNumber(seats)}
            onFewer={() => setGuests(seats - 1)}
            onMore={() => setGuests(seats + 1)}
            canFewer={seats > 1}
            canMore={seats < max}
          />
        </div>
      </div>
      <div className={styles["submit"]}>
        <Button type="submit" size="l" wide disabled={location === null}>
          {t("place.sitHere")}
        </Button>
        {canBook && (
          <Button
            look="quiet"
            wide
            onClick={() => openModal("booking", chosen === null ? {} : { restaurantId: chosen.id })}
          >
            {t("place.bookOnly")}
          </Button>
        )}
      </div>
    </form>
  );
}

function hallsOf({ methods }: PlaceOptions): readonly Hall[] {
  return methods.flatMap(({ type, restaurants }) =>
    type === "restaurants" || type === "wcso_booking"
      ? restaurants.map((restaurant) => ({ ...restaurant, method: type }))
      : [],
  );
}
