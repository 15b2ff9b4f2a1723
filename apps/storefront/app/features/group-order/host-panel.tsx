import { ownLines } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { copyText, sumsText } from "../../model/group-order/copy-text.ts";
import { refreshGroup, removeFrom } from "../../model/group-order/group-calls.ts";
import { type GroupHost, useGroup } from "../../model/group-order/group-store.ts";
import { orderedOf } from "../../model/group-order/kept.ts";
import { dishesSum } from "../../model/group-order/mine.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { Skeleton } from "../../ui/text/skeleton.tsx";
import styles from "./group-order.module.css";
import { HostActions } from "./host-actions.tsx";
import { InviteLink } from "./invite-link.tsx";
import { outcomeText } from "./outcome-text.ts";
import { PersonList } from "./person-list.tsx";
import { untilText } from "./until-text.ts";
import { useGroupAction } from "./use-group-action.ts";

export interface HostPanelProps {
  readonly own: GroupHost;
  readonly onClose: () => void;
}

/** The host's view: the link, the people with their dishes, and the actions. */
export function HostPanel({ own, onClose }: HostPanelProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const data = useGroup((state) => state.data);
  const cart = useCart((state) => state.lines);
  const { outcome, run } = useGroupAction();
  const isOpen = data?.state === "open";
  const me = { id: 0, name: t("group.me"), done: false, lines: ownLines(cart), gone: [] };
  const people = data === null ? [] : [me, ...data.people.map((person) => ({ ...person, lines: orderedOf(person) }))];
  const failure = outcomeText(outcome, t);
  const sums = people.map(({ name, lines }) => ({ name, sum: dishesSum(lines) }));
  return (
    <div className={styles["panel"]}>
      {(isOpen || (data === null && !own.isMerged)) && <InviteLink own={own} />}
      {data === null && <Unknown id={own.id} />}
      {data !== null && (
        <p className={styles["text"]} role="status">
          {isOpen
            ? t("group.until", { time: untilText(data, i18n) })
            : t(own.isMerged ? "group.closedForOthers" : "group.notTaken")}
        </p>
      )}
      <Lost own={own} />
      <PersonList people={people} onRemove={isOpen ? ({ id }) => run(() => removeFrom(own, id, language)) : null} />
      {isOpen && people.length === 1 && <p className={styles["text"]}>{t("group.nobody")}</p>}
      {people.length > 1 && (
        <div className={styles["settle"]}>
          <p className={styles["text"]}>{t("group.sumsNote")}</p>
          <Button look="quiet" size="s" onClick={() => void copyText(sumsText(sums, i18n), i18n)}>
            {t("group.copySums")}
          </Button>
        </div>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {data !== null && <HostActions own={own} data={data} run={run} onClose={onClose} />}
    </div>
  );
}

/** Rendered instead of the people until the server answers (STATE-1). */
function Unknown({ id }: { readonly id: string }) {
  const { t } = useI18n();
  const isUnreached = useGroup((state) => state.isUnreached);
  if (!isUnreached) return <Skeleton height="120px" />;
  return (
    <Notice tone="danger">
      <p>{t("group.failed")}</p>
      <Button look="tint" size="s" onClick={() => void refreshGroup(id)}>
        {t("site.retry")}
      </Button>
    </Notice>
  );
}

/** Dishes that did not fit into the cart, by person. */
export function Lost({ own }: { readonly own: GroupHost }) {
  const { t } = useI18n();
  if (own.lost.length === 0) return null;
  const dishes = own.lost.map(({ person, name }) => `${name} (${person})`).join(", ");
  return <Notice tone="danger">{t("group.lost", { dishes })}</Notice>;
}
