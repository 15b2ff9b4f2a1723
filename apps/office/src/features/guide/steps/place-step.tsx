import { readTypedPoint } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { findGuidePlace } from "../../../model/guide/guide-query.ts";
import { deviceSpot } from "../../../platform/device/device-spot.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CircleMap } from "../../../ui/place-map/circle-map.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { faultText } from "../fault-text.ts";
import css from "../guide.module.css";
import type { StepProps } from "./step-props.ts";

type Tried = "" | "nothing" | "denied" | "failed";

/** City, street and the point on the map, from the address, from this device or from a pasted link. */
export function PlaceStep({ form: { content, change }, guide, faults }: StepProps<"place">) {
  const speech = useI18n();
  const { t } = speech;
  const failed = useFailure();
  const [typed, setTyped] = useState(() => pointText(content));
  const [tried, setTried] = useState<Tried>("");
  const [isBusy, setBusy] = useState(false);
  const put = (point: { readonly lat: number; readonly lon: number }) => {
    const [lat, lon] = [rounded(point.lat), rounded(point.lon)];
    change({ lat, lon });
    setTyped(pointText({ lat, lon }));
    setTried("");
  };
  const find = async () => {
    setBusy(true);
    const result = await findGuidePlace(`${content.city}, ${content.address}`);
    setBusy(false);
    if (!result.ok) failed(result.error);
    else if (result.value.place === null) setTried("nothing");
    else put(result.value.place);
  };
  const here = async () => {
    setBusy(true);
    const spot = await deviceSpot();
    setBusy(false);
    if (typeof spot === "string") setTried(spot);
    else put(spot);
  };
  const read = (text: string) => {
    setTyped(text);
    const point = readTypedPoint(text);
    change(point === null ? { lat: null, lon: null } : { lat: rounded(point.lat), lon: rounded(point.lon) });
  };
  const { lat, lon } = content;
  return (
    <>
      <TextField
        label={t("guide.city")}
        value={content.city}
        onChange={(city) => change({ city })}
        maxLength={100}
        autoComplete="address-level2"
        size="large"
        error={faultText(faults, { field: "city" }, speech)}
      />
      <TextField
        label={t("guide.address")}
        value={content.address}
        onChange={(address) => change({ address })}
        maxLength={200}
        autoComplete="street-address"
        size="large"
        error={faultText(faults, { field: "address" }, speech)}
      />
      <fieldset className={screen.group}>
        <legend className={screen.legend}>{t("guide.point")}</legend>
        <div className={screen.buttons}>
          {guide.address_search && (
            <Button
              isPending={isBusy}
              isDisabled={content.city.trim() === "" || content.address.trim() === ""}
              onPress={() => void find()}
            >
              {t("guide.findPlace")}
            </Button>
          )}
          <Button isPending={isBusy} onPress={() => void here()}>
            {t("guide.hereNow")}
          </Button>
        </div>
        {tried !== "" && (
          <p role="alert" className={screen.fault}>
            {t(`guide.place.${tried}`)}
          </p>
        )}
        <TextField
          label={t("guide.coordinates")}
          hint={t("guide.coordinatesHint")}
          value={typed}
          onChange={read}
          maxLength={1000}
          isPlain
          error={
            typed.trim() !== "" && lat === null ? t("guide.fault.point") : faultText(faults, { field: "point" }, speech)
          }
        />
      </fieldset>
      {lat !== null && lon !== null && (
        <div className={css.mapPart}>
          <CircleMap center={{ lat, lon }} kilometres={1} label={t("guide.map.place")} onMove={put} />
          <p className={screen.quiet}>{t("guide.map.placeHint")}</p>
        </div>
      )}
    </>
  );
}

function pointText({ lat, lon }: { readonly lat: number | null; readonly lon: number | null }): string {
  return lat === null || lon === null ? "" : `${lat}, ${lon}`;
}

/** To about ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
