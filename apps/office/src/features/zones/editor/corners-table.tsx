import type { Coordinates } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { readDegrees } from "../../../model/zones/zone-shape.ts";
import { Button } from "../../../ui/button.tsx";
import css from "../zones.module.css";

interface CornersTableProps {
  readonly points: readonly Coordinates[];
  readonly onChange: (points: readonly Coordinates[]) => void;
}

/** The corners of one border, for keyboard input and exact numbers. */
export function CornersTable({ points, onChange }: CornersTableProps) {
  const { t } = useI18n();
  const put = (at: number, part: Partial<Coordinates>) =>
    onChange(points.map((point, index) => (index === at ? { ...point, ...part } : point)));
  const addAfter = (at: number) => {
    const [point, next] = [points[at], points[(at + 1) % points.length]];
    if (point === undefined || next === undefined) return;
    const middle = { lon: (point.lon + next.lon) / 2, lat: (point.lat + next.lat) / 2 };
    onChange(points.toSpliced(at + 1, 0, middle));
  };
  return (
    <div className={css.corners}>
      <table>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{t("zones.lat")}</th>
            <th scope="col">{t("zones.lon")}</th>
            <th scope="col">
              <span aria-hidden="true"> </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id, and their numbers change during typing
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {(["lat", "lon"] as const).map((axis) => (
                <td key={axis}>
                  <DegreesInput
                    label={t(`zones.${axis}.of`, { number: at + 1 })}
                    value={point[axis]}
                    limit={axis === "lat" ? 90 : 180}
                    onChange={(degrees) => put(at, { [axis]: degrees })}
                  />
                </td>
              ))}
              <td className={css.tools}>
                <Button
                  look="quiet"
                  aria-label={t("zones.corner.add", { number: at + 1 })}
                  onPress={() => addAfter(at)}
                >
                  +
                </Button>
                <Button
                  look="quiet"
                  aria-label={t("zones.corner.remove", { number: at + 1 })}
                  isDisabled={points.length <= 3}
                  onPress={() => onChange(points.toSpliced(at, 1))}
                >
                  ×
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DegreesInputProps {
  readonly label: string;
  readonly value: number;
  readonly limit: number;
  readonly onChange: (degrees: number) => void;
}

/** Keeps the typed text until it is a number. */
function DegreesInput({ label, value, limit, onChange }: DegreesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readDegrees(typed, limit) === null;
  return (
    <input
      inputMode="decimal"
      maxLength={18}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={typed ?? value.toFixed(5)}
      onChange={({ target }) => {
        setTyped(target.value);
        const degrees = readDegrees(target.value, limit);
        if (degrees !== null) onChange(degrees);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
