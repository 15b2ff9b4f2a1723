import { type Coordinates, isShortMapLink, readTypedPoint } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { deviceSpot } from "../../platform/device/device-spot.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CircleMap } from "../../ui/place-map/circle-map.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./choosing.module.css";

interface PointFieldProps {
  /** Labels of the title, the "my location" button and the map. */
  readonly words: { readonly title: string; readonly here: string; readonly map: string };
  /** Finds the point of the address. Null: not found; undefined: the search failed and a message was shown. */
  readonly find: (() => Promise<Coordinates | null | undefined>) | null;
  /** Whether an address is filled in. */
  readonly canFind: boolean;
  /** "latitude,longitude"; "": unknown. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly "data-field"?: string;
}

type Tried = "" | "nothing" | "denied" | "failed";

/** A restaurant's point on the map: from its address, this device's location, a pasted link or a click. */
export function PointField({ words, find, canFind, value, onChange, error, ...field }: PointFieldProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(value);
  const [tried, setTried] = useState<Tried>("");
  const [isBusy, during] = useSending();
  const point = readTypedPoint(value);
  const put = (to: Coordinates) => {
    const text = `${rounded(to.lat)}, ${rounded(to.lon)}`;
    setTyped(text);
    setTried("");
    onChange(text);
  };
  const search = async (finding: Promise<Coordinates | null | undefined>) => {
    const found = await during(finding);
    if (found === null) setTried("nothing");
    else if (found !== undefined) put(found);
  };
  const here = async () => {
    const spot = await during(deviceSpot());
    if (typeof spot === "string") setTried(spot);
    else put(spot);
  };
  const read = (text: string) => {
    setTyped(text);
    const found = readTypedPoint(text);
    onChange(found === null ? text : `${rounded(found.lat)}, ${rounded(found.lon)}`);
  };
  return (
    <fieldset className={css.point}>
      <legend className={screen.legend}>{words.title}</legend>
      <div className={screen.buttons}>
        {find !== null && (
          <Button isPending={isBusy} isDisabled={!canFind} onPress={() => void search(find())}>
            {t("guide.findPlace")}
          </Button>
        )}
        <Button isPending={isBusy} onPress={() => void here()}>
          {words.here}
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
        error={isShortMapLink(typed) ? t("guide.fault.shortLink") : error}
        {...field}
      />
      {point !== null && (
        <>
          <CircleMap center={point} kilometres={1} label={words.map} onMove={put} />
          <p className={screen.quiet}>{t("guide.map.placeHint")}</p>
        </>
      )}
    </fieldset>
  );
}

/** Rounds to about ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
