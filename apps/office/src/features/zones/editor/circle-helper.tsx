import { circleAround } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { findPlace } from "../../../model/zones/find-place.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { openShape, type ZoneShape } from "../../../model/zones/zone-shape.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";

interface CircleHelperProps {
  readonly places: Places;
  readonly hasShape: boolean;
  readonly onShape: (shape: ZoneShape) => void;
}

/** Draws a circle around an address or a branch, as a new border. */
export function CircleHelper({ places, hasShape, onShape }: CircleHelperProps) {
  const { t } = useI18n();
  const [isSending, during] = useSending();
  const [address, setAddress] = useState(places.shop.locations[0]?.address ?? "");
  const [kilometres, setKilometres] = useState(3);
  const [isUnknown, setIsUnknown] = useState(false);
  const draw = async () => {
    const middle = await during(findPlace(address, places.shop.locations));
    setIsUnknown(middle === null);
    if (middle !== null) onShape(openShape([[circleAround(middle, kilometres)]]));
  };
  return (
    <details className={css.fold} open={hasShape ? undefined : true}>
      <summary>{t("zones.circle")}</summary>
      <div className={screen.form}>
        <TextField
          label={t("zones.circle.address")}
          hint={t("zones.circle.hint")}
          value={address}
          onChange={setAddress}
          maxLength={200}
          autoComplete="off"
          error={isUnknown ? t("zones.circle.unknown") : null}
        />
        <NumberField
          label={t("zones.circle.radius")}
          value={kilometres}
          onChange={(value) => setKilometres(Number.isNaN(value) ? 3 : value)}
          minValue={0.1}
          maxValue={50}
          step={0.1}
        />
        <div>
          <Button isPending={isSending} onPress={() => void draw()}>
            {hasShape ? t("zones.circle.replace") : t("zones.circle.draw")}
          </Button>
        </div>
      </div>
    </details>
  );
}
