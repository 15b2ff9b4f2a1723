import { readTypedPoint } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { findGuidePlace } from "../../../model/guide/guide-query.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { PointField } from "../../choosing/point-field.tsx";
import { faultText } from "../fault-text.ts";
import type { StepProps } from "./step-props.ts";

/** City, street and the point on the map: from the address, this device's location or a pasted link. */
export function PlaceStep({ form: { content, change }, guide, faults }: StepProps<"place">) {
  const speech = useI18n();
  const { t } = speech;
  const failed = useFailure();
  // Text that is not a point is kept during typing; only a valid point becomes part of the answer.
  const [point, setPoint] = useState(() => pointText(content));
  const { city, address } = content;
  const find = async () => {
    const result = await findGuidePlace(`${city}, ${address}`);
    if (result.ok) return result.value.place;
    failed(result.error);
  };
  const onPoint = (text: string) => {
    setPoint(text);
    const { lat = null, lon = null } = readTypedPoint(text) ?? {};
    change({ lat, lon });
  };
  const isUnreadable = point.trim() !== "" && content.lat === null;
  return (
    <>
      <TextField
        label={t("guide.city")}
        value={content.city}
        onChange={(city) => change({ city })}
        maxLength={100}
        autoComplete="address-level2"
        error={faultText(faults, { field: "city" }, speech)}
      />
      <TextField
        label={t("guide.address")}
        value={content.address}
        onChange={(address) => change({ address })}
        maxLength={200}
        autoComplete="street-address"
        error={faultText(faults, { field: "address" }, speech)}
      />
      <PointField
        words={{ title: t("guide.point"), here: t("guide.hereNow"), map: t("guide.map.place") }}
        find={guide.address_search ? find : null}
        canFind={city.trim() !== "" && address.trim() !== ""}
        value={point}
        onChange={onPoint}
        error={isUnreadable ? t("guide.fault.point") : faultText(faults, { field: "point" }, speech)}
      />
    </>
  );
}

function pointText({ lat, lon }: { readonly lat: number | null; readonly lon: number | null }): string {
  return lat === null || lon === null ? "" : `${lat}, ${lon}`;
}
