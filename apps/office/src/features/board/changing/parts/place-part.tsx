import type { BoardOrder } from "@skatert/contract";
import {
  type AddressDraft,
  addressOf,
  type TimeDraft,
  type WayDraft,
} from "../../../../model/changing/change-draft.ts";
import { orderedTime } from "../../../../model/changing/draft-changes.ts";
import type { DraftFault } from "../../../../model/changing/draft-faults.ts";
import type { Sale } from "../../../../model/sale/sale.ts";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import type { DraftPartProps } from "../dish/line-list.tsx";
import { OrderFold } from "./order-fold.tsx";

type Faults = ReadonlySet<DraftFault>;

interface PlacePartProps extends DraftPartProps {
  readonly order: BoardOrder;
  readonly faults: Faults;
  readonly sale: Sale;
  readonly zone: string;
}

/** How, where and when the order is handed over. */
export function PlacePart({ order, draft, faults, sale, zone, onChange }: PlacePartProps) {
  const { t, by } = useBoardWords();
  const way = draft.way ?? { method: order.method, point: null, seats: "" };
  const time = draft.time ?? orderedTime(order, zone);
  const methods = sale.methods.filter(({ type }, at, all) => all.findIndex((other) => other.type === type) === at);
  const wanted = order.wanted.from;
  const now = [order.address?.text ?? order.place, wanted === null ? t("board.soonest") : by(wanted, order.placedAt)];
  return (
    <OrderFold
      title={t("change.place")}
      now={now.filter(Boolean).join(" · ")}
      startsOpen={draft.way !== null || draft.address !== null || draft.time !== null}
    >
      {methods.length > 1 && (
        <Choices
          label={t("change.method")}
          choices={methods.map(({ type, name }) => ({ value: type, label: name }))}
          value={way.method}
          onChange={(method) => onChange({ way: method === order.method ? null : wayOf(method, sale) })}
        />
      )}
      {way.method === "flat_rate" ? (
        <Address
          value={draft.address ?? addressOf(order)}
          faults={faults}
          onChange={(address) => onChange({ address })}
        />
      ) : (
        <Point way={way} faults={faults} sale={sale} onChange={(next) => onChange({ way: next })} />
      )}
      <Time value={time} faults={faults} onChange={(next) => onChange({ time: next })} />
    </OrderFold>
  );
}

function pointsOf(method: WayDraft["method"], sale: Sale) {
  return sale.methods.filter(({ type }) => type === method).flatMap(({ points }) => points);
}

/** Another way of receiving, at the only point if there is but one. */
function wayOf(method: WayDraft["method"], sale: Sale): WayDraft {
  const [only, ...others] = pointsOf(method, sale);
  return { method, point: only !== undefined && others.length === 0 ? only.id : null, seats: "" };
}

interface AddressProps {
  readonly value: AddressDraft;
  readonly faults: Faults;
  readonly onChange: (address: AddressDraft) => void;
}

function Address({ value, faults, onChange }: AddressProps) {
  const { t } = useBoardWords();
  return (
    <>
      <TextField
        label={t("change.address")}
        hint={t("change.address.hint")}
        value={value.text}
        error={faults.has("address") ? t("change.address.missing") : null}
        onChange={(text) => onChange({ ...value, text })}
        maxLength={300}
        autoComplete="off"
      />
      <div className={css.three}>
        {(["apartment", "entrance", "floor"] as const).map((part) => (
          <TextField
            key={part}
            label={t(`change.address.${part}`)}
            value={value[part]}
            onChange={(text) => onChange({ ...value, [part]: text })}
            maxLength={20}
            autoComplete="off"
          />
        ))}
      </div>
      <TextField
        label={t("change.address.comment")}
        value={value.comment}
        onChange={(comment) => onChange({ ...value, comment })}
        maxLength={300}
        autoComplete="off"
      />
    </>
  );
}

interface PointProps {
  readonly way: WayDraft;
  readonly faults: Faults;
  readonly sale: Sale;
  readonly onChange: (way: WayDraft) => void;
}

function Point({ way, faults, sale, onChange }: PointProps) {
  const { t } = useBoardWords();
  const points = pointsOf(way.method, sale);
  const isHall = way.method !== "local_pickup";
  return (
    <>
      {points.length > 0 && (
        <Select
          label={t(isHall ? "change.hall" : "change.point")}
          placeholder={t("change.point.choose")}
          choices={points.map(({ id, name }) => ({ value: id, label: name }))}
          value={way.point}
          onChange={(point) => onChange({ ...way, point })}
        />
      )}
      {faults.has("point") && (
        <p className={css.fault}>{t(points.length > 0 ? "change.point.missing" : "change.point.none")}</p>
      )}
      {isHall && (
        <TextField
          label={t("change.seats")}
          inputMode="numeric"
          maxLength={3}
          value={way.seats}
          error={faults.has("seats") ? t("change.seats.wrong") : null}
          onChange={(seats) => onChange({ ...way, seats })}
        />
      )}
    </>
  );
}

interface TimeProps {
  readonly value: TimeDraft;
  readonly faults: Faults;
  readonly onChange: (time: TimeDraft) => void;
}

function Time({ value, faults, onChange }: TimeProps) {
  const { t } = useBoardWords();
  return (
    <>
      <Choices
        label={t("change.time")}
        choices={(["soonest", "at"] as const).map((kind) => ({ value: kind, label: t(`change.time.${kind}`) }))}
        value={value.kind}
        onChange={(kind) => onChange(kind === "soonest" ? { kind } : { kind, day: "", time: "" })}
      />
      {faults.has("time") && <p className={css.fault}>{t("change.time.missing")}</p>}
      {value.kind === "at" && (
        <div className={css.three}>
          <TextField
            type="date"
            label={t("change.time.day")}
            value={value.day}
            onChange={(day) => onChange({ ...value, day })}
          />
          <TextField
            type="time"
            label={t("change.time.clock")}
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
          />
        </div>
      )}
    </>
  );
}
