import type { BoardOrder } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { addressDetails } from "../../../model/guests/guest-words.ts";
import { useBoardWords } from "../words.ts";
import styles from "./facts.module.css";

/** The guest's comment, the additions of the integration that placed the order, and the staff note, in full, as text. */
export function OrderNotes({ order }: { readonly order: BoardOrder }) {
  const { t } = useBoardWords();
  const { comment, meta, note, phone } = order;
  if (comment === "" && note === "" && meta.length === 0 && phone === null) return null;
  return (
    <div className={styles.notes}>
      {comment !== "" && (
        <p className={styles.comment}>
          <span className={styles.spoken}>{t("board.detail.comment")}: </span>
          {comment}
        </p>
      )}
      {meta.map(({ key, value }) => (
        <p key={`${key} ${value}`} className={styles.comment}>
          <strong>{key}: </strong>
          {value}
        </p>
      ))}
      {phone !== null && (
        <p className={styles.quiet}>
          {t("phone.taken", { name: phone.taken_by })}
          {phone.discount_reason !== null &&
            ` · ${t("ticket.sum.staff")}: ${t(`phone.discount.reason.${phone.discount_reason}`)}`}
        </p>
      )}
      {phone?.company && <p className={styles.comment}>{companyWords(phone.company, t)}</p>}
      {note !== "" && (
        <p className={styles.staffNote}>
          <strong>{t("board.note.title")}: </strong>
          {note}
        </p>
      )}
    </div>
  );
}

function companyWords({ name, tax_number }: { name: string; tax_number: string }, t: I18n["t"]): string {
  return [t("phone.taken.company", { name }), tax_number && t("phone.taken.tax", { number: tax_number })]
    .filter(Boolean)
    .join(", ");
}

/** Calls the guest; nothing without a number. */
export function CallGuest({ guest }: Pick<BoardOrder, "guest">) {
  const { t } = useBoardWords();
  if (guest === null || guest.phone === "") return null;
  return (
    <a className={styles.call} href={`tel:${guest.phone}`}>
      {t("board.detail.call")} {guest.phone}
    </a>
  );
}

/** How, where and to whom the order is handed over. */
export function OrderPlace({ order }: { readonly order: BoardOrder }) {
  const { t } = useBoardWords();
  const { address, guest, place, people, wanted } = order;
  const method = order.isDelivery ? "delivery" : order.method === "local_pickup" ? "pickup" : "lounge";
  const details = addressDetails(address ?? {}, { t });
  return (
    <div className={styles.place}>
      <p className={styles.who}>
        <strong>{t(`board.method.${method}`)}</strong>
        {wanted.express && <span className={styles.mark}>{t("board.express")}</span>}
        {guest !== null && <bdi>{guest.name}</bdi>}
        {guest?.isFirstOrder && <span className={styles.mark}>{t("board.firstOrder")}</span>}
      </p>
      {address !== null && (
        <p>
          {/* A direction mark in the guest's text must not reverse the flat number. */}
          <bdi>{address.text}</bdi>
          {details.length > 0 && `, ${details.join(", ")}`}
        </p>
      )}
      {address?.comment && <p className={styles.quiet}>{address.comment}</p>}
      {address?.unconfirmed && <p className={styles.warning}>⚠ {t("board.unconfirmed")}</p>}
      {place !== null && !order.isDelivery && <p>{place}</p>}
      {people > 0 && <p className={styles.quiet}>{t("board.people", { count: people })}</p>}
    </div>
  );
}

/** "Paid", or the sum to collect in large figures. */
export function OrderMoney({ order }: { readonly order: BoardOrder }) {
  const { t, money } = useBoardWords();
  const { owed, paid, refunded, payment } = order;
  const isOpen = order.stage !== "cancelled" && owed > 0;
  return (
    <div className={styles.money}>
      {isOpen ? (
        <p className={styles.collect}>{t("board.collect", { sum: money(owed) })}</p>
      ) : (
        paid > 0 && refunded === 0 && <p className={styles.paid}>✓ {t("board.paid")}</p>
      )}
      <p className={styles.quiet}>
        {payment.name}
        {payment.changeFrom !== null && ` · ${t("board.changeFrom", { sum: money(payment.changeFrom) })}`}
        {refunded > 0 && ` · ${t("board.refunded", { sum: money(refunded) })}`}
      </p>
    </div>
  );
}
