import { BoardOrderSchema, OFFICE_PATHS, PracticeOrderSchema } from "@skatert/contract";
import { useBoard } from "../../../model/board/board-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useRight, useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import card from "../card/card.module.css";
import facts from "../card/facts.module.css";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** An empty board: an example of an order, and a button that sends a practice order. */
export function EmptyBoard() {
  const { t } = useBoardWords();
  const mayPractise = useRight("orders.practise");
  return (
    <section className={styles.emptyBoard}>
      <h2>{t("board.example.title")}</h2>
      <p className={styles.quiet}>{t("board.example.text")}</p>
      <ExampleOrder />
      {mayPractise && <PractiseButton />}
    </section>
  );
}

/** A picture of an order, without controls. */
function ExampleOrder() {
  const { t } = useBoardWords();
  return (
    <div className={classNames(styles.example, card.card, card.isNew)} aria-hidden="true">
      <div className={card.head}>
        <p className={card.number}>{t("board.number", { number: "12" })}</p>
        <p className={card.promise}>{t("board.by", { time: "19:40" })}</p>
      </div>
      <ul className={facts.lines}>
        <li className={facts.line}>
          <span className={facts.count}>{t("board.times", { count: 1 })}</span>
          <span>
            <strong>{t("board.example.dish")}</strong> {t("board.example.size")}
            <span className={facts.wish}>+ {t("board.example.extra")}</span>
          </span>
        </li>
        <li className={facts.line}>
          <span className={classNames(facts.count, facts.many)}>{t("board.times", { count: 2 })}</span>
          <strong>{t("board.example.second")}</strong>
        </li>
      </ul>
      <p className={facts.comment}>{t("board.example.comment")}</p>
      <p className={facts.who}>
        <strong>{t("board.method.delivery")}</strong> {t("board.example.guest")}
        <span className={facts.mark}>{t("board.firstOrder")}</span>
      </p>
      <p className={styles.exampleButton}>{t("board.action.confirm", { time: "19:40" })}</p>
    </div>
  );
}

function PractiseButton() {
  const board = useBoard();
  const { t } = useBoardWords();
  const { branch } = useWork();
  const [isBusy, during] = useSending();
  async function practise() {
    const body = PracticeOrderSchema.parse({ branch_id: branch?.id });
    const answer = await during(api.change("POST", OFFICE_PATHS.practiceOrders, BoardOrderSchema, { body }));
    if (!answer.ok) showToast({ look: "failed", text: t("board.example.practiseFailed") });
    await board.catchUp();
  }
  return (
    <Button look="primary" size="large" isPending={isBusy} onPress={() => void practise()}>
      {t("board.example.practise")}
    </Button>
  );
}
