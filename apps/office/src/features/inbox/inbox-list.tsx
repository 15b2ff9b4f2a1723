import type { WireInboxItem } from "@skatert/contract";
import type { Instant } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { byUrgency, dueText, lateOf } from "../../model/inbox/due-time.ts";
import { moment } from "../../model/stops/stop-words.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { classNames } from "../../ui/class-names.ts";
import screen from "../../ui/screen/screen.module.css";
import css from "./inbox.module.css";
import { itemKey, subjectText, whoText } from "./inbox-words.ts";
import type { InboxAsked } from "./use-inbox-asked.ts";

interface InboxListProps {
  readonly items: readonly WireInboxItem[];
  readonly isLoading: boolean;
  readonly asked: InboxAsked;
}

/** The items: late ones first while they are open, the newest first when they are done. */
export function InboxList({ items, isLoading, asked }: InboxListProps) {
  const { t } = useI18n();
  const now = useNow();
  const shown = asked.filter.isDone ? items : items.toSorted(byUrgency);
  return (
    <ul className={screen.list} aria-label={t("inbox.list")} aria-busy={isLoading}>
      {shown.map((item) => (
        <li key={itemKey(item)}>
          <Row item={item} now={now} isOpen={asked.item === itemKey(item)} onOpen={() => asked.open(itemKey(item))} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly item: WireInboxItem;
  readonly now: Instant;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Row({ item, now, isOpen, onOpen }: RowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = useShownBranch();
  const due = dueText(item, now, i18n);
  const isLate = lateOf(item, now) > 0;
  const subject = subjectText(item, zone, i18n);
  return (
    <button
      type="button"
      data-key={itemKey(item)}
      className={classNames(css.item, isLate && css.late)}
      aria-current={isOpen ? "true" : undefined}
      onClick={onOpen}
    >
      <span className={css.top}>
        <span className={css.kind}>{t(`inbox.kind.${item.kind}`)}</span>
        {due !== null && <span className={classNames(css.due, isLate && css.dueLate)}>{due}</span>}
        {item.outcome !== null && <span className={css.due}>{t(`inbox.outcome.${item.outcome}`)}</span>}
      </span>
      <bdi className={css.who}>{whoText(item, i18n)}</bdi>
      {subject !== "" && <span>{subject}</span>}
      {item.text !== "" && <bdi className={css.excerpt}>{item.text}</bdi>}
      <span className={css.foot}>
        {moment(item.at, now, zone, i18n)}
        {" · "}
        {item.assignee === null ? t("inbox.nobody") : item.assignee.name}
      </span>
    </button>
  );
}
