import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { promotionsQuery } from "../../../../model/promotions/promotions-query.ts";
import { prizeCoupons } from "../../../../model/promotions/rules/prize-coupons.ts";
import { oddsOf } from "../../../../model/promotions/rules/wheel-cost.ts";
import {
  MAX_SEGMENTS,
  type SegmentForm,
  type WheelForm,
  withMoved,
  withNewSegment,
} from "../../../../model/promotions/rules/wheel-form.ts";
import { shopNow } from "../../../../platform/clock/shop-clock.ts";
import { useWork } from "../../../../platform/session/me-context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { useKeptFocus } from "../../../../ui/use-kept-focus.ts";
import type { ErrorOf } from "../../../changes/sections/card-form.tsx";
import type { ShopLanguages } from "../rule-card.ts";
import { percentText } from "./percent-text.ts";
import { SegmentFields } from "./segment-fields.tsx";
import css from "./wheel.module.css";

interface SegmentListProps extends ShopLanguages {
  readonly form: WheelForm;
  readonly errorOf: ErrorOf;
  readonly isFaultyBelow: (path: string) => boolean;
  readonly onChange: (part: Partial<WheelForm>) => void;
}

/** The prizes around the wheel, one line each until opened; buttons add, move and remove them. */
export function SegmentList({ form, languages, errorOf, isFaultyBelow, onChange }: SegmentListProps) {
  const { t, number } = useI18n();
  const zone = useWork().me.branches[0]?.time_zone ?? "UTC";
  const rows = useQuery(promotionsQuery).data ?? [];
  const coupons = prizeCoupons(rows, { zone, now: shopNow() });
  const [open, setOpen] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  const { said, move } = useMoving(form, area, onChange);
  const { segments } = form;
  const odds = oddsOf(segments);
  const put = (at: number, part: Partial<SegmentForm>) =>
    onChange({ segments: segments.map((segment, each) => (each === at ? { ...segment, ...part } : segment)) });
  const add = () => {
    const added = withNewSegment(form);
    onChange(added);
    setOpen(String(added.lastId));
  };
  return (
    <div ref={area} className={css.parts}>
      <FieldGroup legend={t("promo.rules.wheel.segments")} data-field="segments" error={errorOf("segments")}>
        {segments.map((segment, at) => {
          const name = segment.label[""] || t("shopset.nameless");
          const path = `segments.${at}`;
          return (
            <details
              key={segment.id}
              data-segment={segment.id}
              className={css.part}
              open={open === segment.id || isFaultyBelow(path)}
              onToggle={({ currentTarget, target }) => {
                if (target !== currentTarget) return;
                setOpen((now) => (currentTarget.open ? segment.id : now === segment.id ? null : now));
              }}
            >
              <summary>
                <span className={css.swatch} style={{ background: segment.color }} aria-hidden="true" />
                <span className={css.name}>{name}</span>
                <span className={css.odds}>{percentText(odds[at] ?? 0, number)}</span>
                <span className={css.sign} aria-hidden="true">
                  ▾
                </span>
              </summary>
              <div className={css.inside}>
                <SegmentFields
                  segment={segment}
                  path={path}
                  odds={odds[at] ?? 0}
                  coupons={coupons}
                  languages={languages}
                  errorOf={errorOf}
                  onChange={(part) => put(at, part)}
                />
                <div className={screen.buttons}>
                  {([-1, 1] as const).map((by) => (
                    <Button
                      key={by}
                      data-move={by}
                      aria-label={t(by < 0 ? "shopset.up.of" : "shopset.down.of", { name })}
                      isDisabled={segments[at + by] === undefined}
                      onPress={() => move(segment.id, by)}
                    >
                      {t(by < 0 ? "shopset.up" : "shopset.down")}
                    </Button>
                  ))}
                  <Button
                    look="quiet"
                    aria-label={t("shopset.remove.of", { name })}
                    onPress={() => onChange({ segments: segments.filter(({ id }) => id !== segment.id) })}
                  >
                    {t("shopset.remove")}
                  </Button>
                </div>
              </div>
            </details>
          );
        })}
      </FieldGroup>
      <p className={screen.unseen} role="status">
        {said}
      </p>
      {segments.length < MAX_SEGMENTS && (
        <div>
          <Button onPress={add}>{t("promo.rules.wheel.add")}</Button>
        </div>
      )}
    </div>
  );
}

/** Moves a part and keeps the focus on the pressed button, whose part has another place in the document. */
function useMoving(
  form: WheelForm,
  area: React.RefObject<HTMLElement | null>,
  onChange: (part: Partial<WheelForm>) => void,
) {
  const { t } = useI18n();
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const buttons = area.current?.querySelectorAll<HTMLButtonElement>(
      `[data-segment="${CSS.escape(moved.id)}"] [data-move]:not([disabled])`,
    );
    const pressed = [...(buttons ?? [])].find((button) => button.dataset["move"] === String(moved.by));
    (pressed ?? buttons?.[0])?.focus();
  }, [moved, area]);
  const at = form.segments.findIndex(({ id }) => id === moved?.id);
  const name = form.segments[at]?.label[""] ?? "";
  return {
    said: at < 0 ? "" : t("promo.rules.wheel.moved", { name, place: at + 1, count: form.segments.length }),
    move: (id: string, by: -1 | 1) => {
      onChange(withMoved(form, id, by));
      setMoved({ id, by });
    },
  };
}
