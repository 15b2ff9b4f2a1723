import { useWaitingOrders } from "../../../model/board/waiting-query.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** The person's other branches with live orders, which this board neither shows nor rings for. */
export function OtherBranches() {
  const { t } = useBoardWords();
  const { me, branch, chooseBranch } = useWork();
  const waiting = useWaitingOrders();
  const others = me.branches.flatMap(({ id, name }) => {
    const found = id === branch?.id ? undefined : waiting.find((each) => each.branch_id === id);
    return found === undefined ? [] : [{ ...found, name }];
  });
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={t("board.others")}>
      {others.map(({ branch_id: id, name, waiting: count, live }) => (
        <li key={id}>
          <Button look={count > 0 ? "secondary" : "quiet"} onPress={() => chooseBranch(id)}>
            {count > 0 ? t("board.others.waiting", { name, count }) : t("board.others.live", { name, count: live })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
