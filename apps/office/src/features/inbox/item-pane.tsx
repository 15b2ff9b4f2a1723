import type { WireInboxItem } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { dueText, lateOf } from "../../model/inbox/due-time.ts";
import { moment } from "../../model/stops/stop-words.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { branchAt, useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { classNames } from "../../ui/class-names.ts";
import screen from "../../ui/screen/screen.module.css";
import { AnswerPart } from "./answers/answer-part.tsx";
import { AssignPart } from "./assign-part.tsx";
import css from "./inbox.module.css";
import { orderPlace, subjectText, whoText } from "./inbox-words.ts";

interface ItemPaneProps {
  readonly item: WireInboxItem;
  /** Points that the person may give for a review. */
  readonly maxPoints: number;
  /** The person has answered it, so that it leaves the list. */
  readonly onAnswered: () => void;
}

/** An item with what the guest wrote, who answers it until when, and the answers of its kind. */
export function ItemPane({ item, maxPoints, onAnswered }: ItemPaneProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const now = useNow();
  const due = dueText(item, now, i18n);
  return (
    <div className={screen.panel}>
      <div className={css.top}>
        <span className={css.kind}>{t(`inbox.kind.${item.kind}`)}</span>
        {due !== null && <strong className={classNames(css.due, lateOf(item, now) > 0 && css.dueLate)}>{due}</strong>}
      </div>
      <h2 className={screen.heading}>
        <bdi>{whoText(item, i18n)}</bdi>
      </h2>
      {item.guest !== null && item.guest.phone !== "" && (
        <a className={css.call} href={`tel:${item.guest.phone}`}>
          {t("inbox.call")} {item.guest.phone}
        </a>
      )}
      <Facts item={item} />
      {item.text !== "" && (
        <blockquote className={css.text}>
          <p className={css.words}>
            <bdi>{item.text}</bdi>
          </p>
        </blockquote>
      )}
      {item.state === "open" && item.kind !== "cancel-request" && <AssignPart item={item} />}
      {item.state === "open" ? (
        <AnswerPart item={item} maxPoints={maxPoints} onAnswered={onAnswered} />
      ) : (
        <Outcome item={item} />
      )}
    </div>
  );
}

function Facts({ item }: { readonly item: WireInboxItem }) {
  const i18n = useI18n();
  const { t } = i18n;
  const now = useNow();
  const { me } = useWork();
  const { time_zone: zone } = useShownBranch();
  const { order_id: orderId, branch_id: branchId } = item;
  const subject = subjectText(item, zone, i18n);
  const branch = me.branches.length > 1 ? branchAt(me, branchId) : null;
  return (
    <ul className={css.facts}>
      {subject !== "" && <li className={screen.name}>{subject}</li>}
      <li>{t("inbox.asked", { time: moment(item.at, now, zone, i18n) })}</li>
      {branch !== null && <li>{branch.name}</li>}
      {orderId !== undefined && (
        <li>
          <Link className={screen.link} to={orderPlace(orderId, branchId)}>
            {t("inbox.order", { id: orderId })}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Outcome({ item }: { readonly item: WireInboxItem }) {
  const i18n = useI18n();
  const { t } = i18n;
  const now = useNow();
  const { time_zone: zone } = useShownBranch();
  const { outcome, reason, message, answered_at: at, answered_by: by } = item;
  return (
    <section className={css.outcome} aria-labelledby="inbox-outcome">
      <h3 id="inbox-outcome" className={screen.name}>
        {t(outcome === null ? "inbox.state.done" : `inbox.outcome.${outcome}`)}
      </h3>
      {reason !== null && <p>{t(`inbox.reason.${reason}`)}</p>}
      {message !== "" && <p className={css.words}>{message}</p>}
      {at !== null && (
        <p className={screen.quiet}>
          {by === null || by.name === "" ? "" : `${by.name} · `}
          {moment(at, now, zone, i18n)}
        </p>
      )}
    </section>
  );
}
