import { isFinal, type OrderId } from "@skatert/domain";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { OrderPlaced, OrderRecorded, RecordedChange } from "../../orders/events.ts";
import type { BoardTables } from "../tables.ts";
import { ALLERGY_READ } from "./allergy-read.ts";
import { feedStatements, type NewFeedEntry } from "./feed-statements.ts";

type Row = BoardTables["order_boards"];

/** The promised time of an order as part of a statement; the promise is written earlier in the same transaction. */
export type PromisedTo = (id: OrderId) => RawBuilder<number | null>;

/**
 * The last statements of the transaction that places an order: its row on the board and, unless it awaits its payment,
 * its entry in the feed. `asks`: whether the branch confirms its orders, 0 or 1.
 */
export function placedStatements(
  tx: Tx,
  { order, by }: OrderPlaced,
  { asks, promisedTo }: { readonly asks: RawBuilder<number>; readonly promisedTo: PromisedTo },
): readonly CompiledQuery<unknown>[] {
  const { id, warehouse_id: branchId, created_at: at } = order;
  const isUnpaid = order.stage === "awaiting-payment";
  const insert = tx.insertInto("order_boards").values({
    order_id: id,
    branch_id: branchId,
    version: 1,
    asks,
    place: isUnpaid ? "unpaid" : "live",
    place_at: at,
    note: "",
    due_at: dueAt(promisedTo(id), at),
  });
  const entries = isUnpaid ? [] : [{ kind: "placed" as const }];
  return [insert.compile(), ...feedStatements(tx, { branchId, orderId: id, at, by }, entries)];
}

/** The last statements of a transaction that changes an order. */
export function recordedStatements(
  tx: Tx,
  event: OrderRecorded,
  promisedTo: PromisedTo,
): readonly CompiledQuery<unknown>[] {
  const { order, at, by, changes } = event;
  const source = { branchId: order.warehouse_id, orderId: order.id, at, by };
  return [rowUpsert(tx, event, promisedTo(order.id)), ...feedStatements(tx, source, changes.map(entryOf))];
}

/** An order from before the board gets its row with its first change. */
function rowUpsert(tx: Tx, event: OrderRecorded, promisedAt: RawBuilder<number | null>): CompiledQuery<unknown> {
  const { order } = event;
  const fields = fieldsOf(event);
  const { cancel_declined_at: _none, ...rest } = fields;
  const due = dueAt(promisedAt, event.at);
  const place: Row["place"] = isFinal(order.stage) ? "done" : "live";
  const values = {
    order_id: order.id,
    branch_id: order.warehouse_id,
    version: 1,
    asks: 0,
    place,
    place_at: event.at,
    note: "",
    due_at: due,
    ...rest,
  };
  return tx
    .insertInto("order_boards")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("order_id").doUpdateSet((eb) => ({
        ...fields,
        version: eb("order_boards.version", "+", 1),
        due_at: sql<number>`coalesce(${promisedAt}, order_boards.place_at)`,
        // The first confirmation is kept.
        ...(fields.confirmed_at === undefined
          ? {}
          : {
              confirmed_at: eb.fn.coalesce("order_boards.confirmed_at", eb.val(fields.confirmed_at)),
              confirmed_by: eb.fn.coalesce("order_boards.confirmed_by", eb.val(fields.confirmed_by ?? "")),
            }),
      })),
    )
    .compile();
}

function dueAt(promisedAt: RawBuilder<number | null>, at: number): RawBuilder<number> {
  return sql`coalesce(${promisedAt}, cast(${at} as bigint))`;
}

type Fields = Partial<Omit<Row, "order_id" | "branch_id" | "version" | "asks" | "due_at" | "cancel_declined_at">> & {
  cancel_declined_at?: RawBuilder<number | null>;
};

function fieldsOf(event: OrderRecorded): Fields {
  const { at, by, changes } = event;
  const refused = changes.find((change) => change.kind === "refused");
  const note = changes.find((change) => change.kind === "changed")?.note;
  return {
    ...placeOf(event),
    ...(confirms(event) ? { confirmed_at: at, confirmed_by: by } : {}),
    ...cancelOf(event),
    ...(refused === undefined ? {} : { refusal_reason: refused.reason, refusal_message: refused.message }),
    ...(note === undefined ? {} : { note: note.is }),
  };
}

/** An unpaid order that is cancelled never appears on the board. */
function placeOf({ order, at, changes }: OrderRecorded): Fields {
  if (changes.some(({ kind }) => kind === "placed")) return { place: "live", place_at: at };
  const isEnd = changes.some(({ kind }) => kind === "moved" || kind === "cancelled" || kind === "refused");
  return isEnd && isFinal(order.stage) ? { place: "done", place_at: at } : {};
}

/**
 * The kitchen's stages count as a confirmation, as does an integration that accepts an order before its payment
 * (BOARD-1).
 */
function confirms({ by, changes }: OrderRecorded): boolean {
  const isByOperator = by.startsWith("operator:");
  return changes.some(({ kind }) => kind === "confirmed" || kind === "moved" || (kind === "placed" && isByOperator));
}

/** A guest's request to cancel; the next action on the order answers it. */
function cancelOf({ order, at, by, changes }: OrderRecorded): Fields {
  if (changes.some(({ kind }) => kind === "cancel-requested")) return { cancel_asked_at: at };
  if (isFinal(order.stage)) return { cancel_asked_at: null };
  const isAnswer = changes.some(({ kind }) => kind === "confirmed" || kind === "promised" || kind === "moved");
  if (!isAnswer || by === "timer") return {};
  const declinedAt = sql<
    number | null
  >`case when order_boards.cancel_asked_at is null then order_boards.cancel_declined_at else cast(${at} as bigint) end`;
  return { cancel_asked_at: null, cancel_declined_at: declinedAt };
}

function entryOf(change: RecordedChange): NewFeedEntry {
  switch (change.kind) {
    case "moved":
      return { kind: change.kind, stage: change.stage };
    case "confirmed":
    case "promised":
      return { kind: change.kind, promised_at: change.promisedAt };
    case "refused":
      return { kind: change.kind, reason: change.reason };
    case "changed":
      return { kind: change.kind, ...reasonOf(change) };
    default:
      return { kind: change.kind };
  }
}

function reasonOf({
  note,
  isAllergyRead,
  step,
}: Extract<RecordedChange, { kind: "changed" }>): Pick<NewFeedEntry, "reason"> {
  if (isAllergyRead) return { reason: ALLERGY_READ };
  if (step !== undefined) return { reason: step };
  return note === undefined ? {} : { reason: "note" };
}
