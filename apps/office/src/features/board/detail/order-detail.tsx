import { type BoardHistoryEntry, type BoardOrder, CHANGE_STEPS, REFUSAL_REASONS } from "@skatert/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { adjustmentRows } from "../../../model/board/orders/adjustment-rows.ts";
import { useRight } from "../../../platform/session/me-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CallGuest, OrderMoney, OrderNotes, OrderPlace } from "../card/order-facts.tsx";
import { OrderLines } from "../card/order-lines.tsx";
import { ChangeActions } from "../changing/change-actions.tsx";
import { ChangeList } from "../changing/change-list.tsx";
import { ProposalNote } from "../changing/proposal-note.tsx";
import { RefundList } from "../changing/refund/refund-list.tsx";
import { NoteEditor } from "../notes/note-editor.tsx";
import { type BoardWords, useBoardWords } from "../words.ts";
import styles from "./detail.module.css";

interface OrderDetailProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  /** Actions for an order that has no card on this page. */
  readonly actions?: ReactNode;
}

/** Everything about one order: sums, telephone, history. */
export function OrderDetail({ order, onClose, actions }: OrderDetailProps) {
  const { t, dayTime, number } = useBoardWords();
  const mayWrite = useRight("orders.move") && order.stage !== "awaiting-payment";
  return (
    <Dialog title={t("board.number", { number: number(order) })} isOpen onClose={onClose}>
      <p className={styles.quiet}>
        {t("board.detail.placed", { time: dayTime(order.placedAt) })} · {t(`board.state.${order.stage}`)}
        {order.practice && ` · ${t("board.practice")}`}
      </p>
      <ProposalNote order={order} />
      <OrderLines lines={order.lines} hasPrices />
      {order.ifMissing !== null && <p>{t(`change.missing.${order.ifMissing}`)}</p>}
      <OrderNotes order={mayWrite ? { ...order, note: "" } : order} />
      {mayWrite && <NoteEditor order={order} />}
      <OrderPlace order={order} />
      <CallGuest guest={order.guest} />
      <GuestLink order={order} />
      <Sums order={order} />
      <OrderMoney order={order} />
      <Link className={styles.call} to={`/ticket/${order.id}`}>
        {t("ticket.open")}
      </Link>
      <ChangeActions order={order} />
      {actions}
      <ChangeList changes={order.changes} />
      <RefundList order={order} />
      <History entries={order.history} />
    </Dialog>
  );
}

/** The guest's page; nothing for people who may not read guests, and for practice orders. */
function GuestLink({ order: { guest, practice } }: Pick<OrderDetailProps, "order">) {
  const { t } = useBoardWords();
  const mayRead = useRight("guests.read");
  if (!mayRead || practice || guest === null || !guest.phone.startsWith("+")) return null;
  return (
    <Link className={styles.call} to={`/guests/${encodeURIComponent(guest.phone)}`}>
      {t("board.detail.guest")}
    </Link>
  );
}

function Sums({ order }: { readonly order: BoardOrder }) {
  const { t, money } = useBoardWords();
  const { total, paid, refunded, owed, adjustments } = order;
  const rows = [
    ...adjustmentRows(adjustments, t),
    { name: t("board.detail.total"), amount: total },
    { name: t("board.detail.paid"), amount: paid },
    ...(refunded > 0 ? [{ name: t("ticket.refunded"), amount: refunded }] : []),
    { name: t("board.detail.owed"), amount: owed },
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discounts can share a name, and rows keep their order.
        <div key={at} className={styles.sum}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ entries }: { readonly entries: readonly BoardHistoryEntry[] }) {
  const words = useBoardWords();
  const { t } = words;
  return (
    <section>
      <h3 className={styles.subtitle}>{t("board.detail.history")}</h3>
      <ol className={styles.history}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: history only grows at its end.
          <li key={at} className={styles.entry}>
            <time dateTime={new Date(entry.at).toISOString()}>{words.dayTime(entry.at)}</time>
            <span>
              {eventText(entry, words)}
              {entry.promisedAt !== null && ` · ${words.by(entry.promisedAt, entry.at)}`}
            </span>
            <span className={styles.quiet}>{words.actor(entry.by)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function eventText({ kind, stage, reason }: BoardHistoryEntry, { t }: BoardWords): string {
  if (kind === "moved" && stage !== null) return t(`board.state.${stage}`);
  if (kind === "changed" && reason === "note") return t("board.kind.note");
  if (kind === "changed" && reason === "allergy") return t("board.action.seen");
  const step = CHANGE_STEPS.find((each) => each === reason);
  if (kind === "changed" && step !== undefined) return t(`change.step.${step}`);
  const refusal = REFUSAL_REASONS.find((each) => each === reason);
  return refusal === undefined
    ? t(`board.kind.${kind}`)
    : `${t(`board.kind.${kind}`)} · ${t(`board.refuse.${refusal}`)}`;
}
