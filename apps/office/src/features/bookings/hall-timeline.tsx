import type { WireBooking, WireBookings } from "@skatert/contract";
import { useId, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { conflictOf, conflictText } from "../../model/bookings/table-choice.ts";
import { hoursOf, placeOf, rowsOf, spanOf, type TableRow, type WireHall } from "../../model/bookings/timeline.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { classNames } from "../../ui/class-names.ts";
import screen from "../../ui/screen/screen.module.css";
import { guestText, placeText, STATE_SIGNS, spanText } from "./booking-words.ts";
import css from "./bookings.module.css";
import { type Drag, useBarDrag } from "./use-bar-drag.ts";
import { useBookingActions } from "./use-booking-actions.ts";

/** Widths of the column of tables, as in the style sheet, and of an hour. */
const [headWidth, hourWidth] = ["6.5rem", "4.5rem"];
/** Height of a lane with the gap below it, in pixels. */
const [laneHeight, gap] = [56, 4];

interface HallTimelineProps {
  readonly hall: WireHall;
  readonly data: WireBookings;
  readonly onOpen: (booking: WireBooking) => void;
}

/** The tables of a hall as rows and its bookings as bars. A mouse drags a bar to another table or time. */
export function HallTimeline({ hall, data, onOpen }: HallTimelineProps) {
  const i18n = useI18n();
  const { t, time } = i18n;
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const { move } = useBookingActions();
  const { time_zone: zone } = data;
  const day = spanOf(data);
  const drag = useBarDrag({
    rows,
    day,
    stepMinutes: data.step_minutes,
    onDrop: ({ booking, tableId, span }) =>
      void move(booking, {
        from: new Date(span.from).toISOString(),
        to: new Date(span.to).toISOString(),
        ...(tableId === null ? {} : { table_id: tableId }),
      }),
  });
  const hours = hoursOf(day);
  return (
    <section className={css.hall} aria-labelledby={id}>
      <h2 id={id} className={screen.heading}>
        {hall.name}
        {hall.seats !== null && <span className={screen.kind}> {t("booking.hall.seats", { count: hall.seats })}</span>}
      </h2>
      {hall.tables.length === 0 && <p className={screen.quiet}>{t("booking.noTables")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={t("booking.timeline", { hall: hall.name })}>
        <div className={css.grid} style={{ minInlineSize: `calc(${headWidth} + ${hours.length} * ${hourWidth})` }}>
          <div className={css.scale} aria-hidden="true">
            {hours.map((at) => (
              <span key={at} className={css.hour} style={{ insetInlineStart: `${share(at, day)}%` }}>
                {time(new Date(at).toISOString(), zone)}
              </span>
            ))}
          </div>
          <NowLine day={day} />
          <ul ref={rows} className={css.rows}>
            {rowsOf(hall, data.bookings).map((row) => (
              <Row key={row.table?.id ?? ""} row={row} data={data} drag={drag} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      </section>
      <p className={css.dragText} role="status">
        {drag.now !== null && dropText(drag.now, hall, data, i18n)}
      </p>
    </section>
  );
}

function share(at: number, day: { readonly from: number; readonly to: number }): number {
  return ((at - day.from) / (day.to - day.from)) * 100;
}

/** Where the dragged bar would land, or what speaks against it. */
function dropText(
  { booking, tableId, span }: Drag,
  hall: WireHall,
  data: WireBookings,
  i18n: ReturnType<typeof useI18n>,
): string {
  const { t, time } = i18n;
  const table = tableId ?? booking.table_id;
  const seating = { ...span, hallId: hall.id, tableId: table, seats: booking.seats };
  const conflict = conflictOf(seating, data, booking.id);
  if (conflict !== null && table !== null) return conflictText(conflict, table, data.time_zone, i18n);
  const from = time(new Date(span.from).toISOString(), data.time_zone);
  return table === null
    ? t("booking.drop", { name: guestText(booking, i18n), from })
    : t("booking.drop.table", { name: guestText(booking, i18n), from, table });
}

interface RowProps {
  readonly row: TableRow;
  readonly data: WireBookings;
  readonly drag: ReturnType<typeof useBarDrag>;
  readonly onOpen: (booking: WireBooking) => void;
}

function Row({ row: { table, bars, lanes }, data, drag, onOpen }: RowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = data;
  return (
    <li className={css.line} data-table={table?.id ?? ""}>
      <div className={css.head}>
        {table === null ? (
          t("booking.noTable")
        ) : (
          <>
            <strong>{table.id}</strong>
            <span className={screen.quiet}>{t("booking.table.seats", { count: table.seats })}</span>
          </>
        )}
      </div>
      <ul className={css.track} style={{ blockSize: lanes * laneHeight + gap }} data-track="">
        {bars.map(({ booking, lane }) => {
          const place = placeOf(spanOf(booking), spanOf(data));
          if (place === null) return null;
          const isDragged = drag.now?.booking.id === booking.id;
          return (
            <li
              key={booking.id}
              className={css.slot}
              style={{
                insetInlineStart: `${place.start}%`,
                inlineSize: `${place.length}%`,
                insetBlockStart: gap + lane * laneHeight,
              }}
            >
              <button
                type="button"
                className={classNames(css.bar, css[booking.state], isDragged && css.dragged)}
                style={isDragged && drag.now ? { translate: `${drag.now.x}px ${drag.now.y}px` } : undefined}
                onPointerDown={(event) => drag.start(event, booking)}
                onClick={(event) => {
                  if (!drag.endsDrag(event)) onOpen(booking);
                }}
              >
                <span className={css.barTop}>
                  <span aria-hidden="true">{STATE_SIGNS[booking.state]} </span>
                  {spanText(booking, zone, i18n)} · {booking.seats}
                </span>
                <bdi className={css.barName}>{guestText(booking, i18n)}</bdi>
                <span className={screen.unseen}>, {placeText(booking, i18n)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** The present time across all rows. */
function NowLine({ day }: { readonly day: { readonly from: number; readonly to: number } }) {
  const now = useNow();
  if (now < day.from || now > day.to) return null;
  return (
    <div
      className={css.now}
      style={{ insetInlineStart: `calc(${headWidth} + (100% - ${headWidth}) * ${share(now, day) / 100})` }}
      aria-hidden="true"
    />
  );
}
