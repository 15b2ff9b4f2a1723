import { isPale } from "@skatert/domain";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import type { SegmentForm } from "../../../../model/promotions/rules/wheel-form.ts";
import css from "./wheel.module.css";

/** The colour of a part without its own, in a shop with the standard look. */
export const USUAL_COLOUR = "#9c1f45";

/** The shop's proportions, for a wheel of radius 100. */
const slices = 96;
const hub = 16;
const labelEnd = 88;
const labelStart = 21;
/** Usual width of a letter to its height, because a text cannot be measured before it is drawn. */
const letter = 0.58;

/** The wheel as guests see it before a turn: equal parts, from the top clockwise. */
export function WheelPicture({ segments }: { readonly segments: readonly SegmentForm[] }) {
  const { t } = useI18n();
  if (segments.length === 0) return null;
  const prizes = segments.map(({ label }) => label[""]).join(", ");
  return (
    <figure className={css.picture}>
      <svg viewBox="-100 -106 200 206" role="img" aria-label={t("promo.rules.wheel.picture", { prizes })}>
        <circle r={100} className={css.rim} />
        {segments.map((segment, at) => (
          <Slice key={segment.id} segment={segment} at={at} count={segments.length} />
        ))}
        <circle r={hub} className={css.hub} />
        <path d="M-8-106H8L0-88Z" className={css.rim} />
      </svg>
      <figcaption className={css.caption}>{t("promo.rules.wheel.seen")}</figcaption>
    </figure>
  );
}

function Slice({ segment, at, count }: { readonly segment: SegmentForm; readonly at: number; readonly count: number }) {
  const text = segment.label[""] ?? "";
  const room = (2 * Math.PI) / count;
  const picture = segment.image === "" ? 0 : slices * Math.min(0.22, 0.5 * room);
  const end = labelEnd - (picture === 0 ? 0 : picture + 3);
  const tallest = Math.min(slices * 0.11, slices * 0.25 * room);
  const size = Math.min(tallest, (end - labelStart) / (Math.max(1, text.length) * letter));
  const fill = segment.color.trim() || USUAL_COLOUR;
  return (
    <g transform={`rotate(${(at * 360) / count - 90})`} style={{ fill }}>
      {count === 1 ? <circle r={slices} className={css.slice} /> : <path d={sector(room)} className={css.slice} />}
      <g transform={`rotate(${180 / count})`}>
        <text
          x={end}
          fontSize={size}
          textAnchor="end"
          dominantBaseline="central"
          className={isPale(fill) ? css.dark : css.light}
        >
          {text}
        </text>
        {picture > 0 && (
          <image
            href={segment.image}
            x={-picture / 2}
            y={-picture / 2}
            width={picture}
            height={picture}
            preserveAspectRatio="xMidYMid slice"
            transform={`translate(${labelEnd + 2 - picture / 2}) rotate(90)`}
            className={css.image}
          />
        )}
      </g>
    </g>
  );
}

/** A sector of the wheel from its first radius, in radians. */
function sector(room: number): string {
  const isWide = room > Math.PI ? 1 : 0;
  return `M0 0H${slices}A${slices} ${slices} 0 ${isWide} 1 ${slices * Math.cos(room)} ${slices * Math.sin(room)}Z`;
}
