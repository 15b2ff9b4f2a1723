import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { Place } from "../../../model/place/place.ts";
import { locationOf, type PlaceOptions } from "../../../model/place/place-options.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { LazyMap } from "../map/lazy-map.tsx";
import styles from "./place-pane.module.css";
import { PointChoice } from "./point-choice.tsx";
import { firstPoint, pointViews } from "./point-views.ts";

export interface PickupFormProps {
  readonly options: PlaceOptions;
  readonly onChoose: (place: Place) => void;
}

/** Pickup points, nearest to the last address first, in a list and on the map. */
export function PickupForm({ options, onChoose }: PickupFormProps) {
  const { t } = useI18n();
  const place = usePlace((state) => state.place);
  const from = usePlace((state) => state.lastDelivery?.coordinates ?? null);
  const points = options.methods.flatMap(({ type, pickupLocations }) =>
    type === "local_pickup" ? pickupLocations : [],
  );
  const views = pointViews(points, options, () => "local_pickup", from);
  const [chosenId, setChosenId] = useState(place?.kind === "pickup" ? place.pointId : firstPoint(views, shopNow()));
  const chosen = points.find(({ id }) => id === chosenId) ?? null;
  const location = chosen && locationOf(chosen.warehouseId, options.locations);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || location === null) return;
    const { id, name, address, warehouseId } = chosen;
    onChoose({ kind: "pickup", locationId: location.id, warehouseId, pointId: id, name, address });
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <div className={styles["choice"]}>
        <PointChoice label={t("place.wherePickup")} points={views} chosenId={chosenId} onChoose={setChosenId} />
      </div>
      <LazyMap
        options={options}
        points={points}
        chosenId={chosenId}
        onChoosePoint={setChosenId}
        className={styles["map"]}
      />
      <div className={styles["submit"]}>
        <Button type="submit" size="l" wide disabled={location === null}>
          {t("place.takeHere")}
        </Button>
      </div>
    </form>
  );
}
