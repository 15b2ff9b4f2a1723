import { useId, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { Places } from "../../../model/zones/places-query.ts";
import { ringsOf, withRing, type ZoneShape } from "../../../model/zones/zone-shape.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";
import { CircleHelper } from "./circle-helper.tsx";
import { CornersTable } from "./corners-table.tsx";
import type { MapBoard } from "./map-board.ts";

interface ShapeFieldsProps {
  readonly form: {
    readonly values: { readonly shape: ZoneShape };
    readonly setShape: (shape: ZoneShape) => void;
    readonly undo: (() => void) | null;
  };
  readonly board: Pick<MapBoard, "tool" | "setTool">;
  readonly places: Places;
  readonly error: string | null;
}

const tools = ["shape", "move", "draw", "cut"] as const;

/** The border: drawn on the map, as a circle, or as a table of corners. */
export function ShapeFields({ form, board, places, error }: ShapeFieldsProps) {
  const { t } = useI18n();
  const { values, setShape, undo } = form;
  const errorId = useId();
  const rings = ringsOf(values.shape);
  const [at, setAt] = useState(0);
  const ring = rings[at] ?? rings[0];
  const usable = rings.length === 0 ? (["draw"] as const) : tools;
  return (
    <fieldset
      className={css.terms}
      data-field="shape"
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : errorId}
    >
      <legend className={screen.legend}>{t("zones.shape")}</legend>
      <div className={css.tools}>
        {usable.map((tool) => (
          <Button
            key={tool}
            look={board.tool === tool ? "primary" : "secondary"}
            aria-pressed={board.tool === tool}
            onPress={() => board.setTool(tool)}
          >
            {t(`zones.tool.${tool}`)}
          </Button>
        ))}
        {undo !== null && (
          <Button look="quiet" onPress={undo}>
            {t("zones.undo")}
          </Button>
        )}
      </div>
      <p className={screen.quiet}>
        {t(`zones.tool.${rings.length === 0 || board.tool === "probe" ? "draw" : board.tool}.hint`)}
      </p>
      {error !== null && (
        <p id={errorId} className={screen.fault}>
          {error}
        </p>
      )}
      <CircleHelper places={places} hasShape={rings.length > 0} onShape={setShape} />
      {ring !== undefined && (
        <details className={css.fold}>
          <summary>{t("zones.corners", { count: rings.reduce((sum, { points }) => sum + points.length, 0) })}</summary>
          {rings.length > 1 && (
            <Select
              label={t("zones.ring")}
              value={String(rings.indexOf(ring))}
              onChange={(chosen) => setAt(Number(chosen))}
              choices={rings.map((each, index) => ({
                value: String(index),
                label: t(each.ring === 0 ? "zones.ring.outline" : "zones.ring.hole", {
                  number: each.ring === 0 ? each.polygon + 1 : each.ring,
                }),
              }))}
            />
          )}
          <CornersTable
            key={`${ring.polygon}.${ring.ring}`}
            points={ring.points}
            onChange={(points) => setShape(withRing(values.shape, ring, points))}
          />
        </details>
      )}
    </fieldset>
  );
}
