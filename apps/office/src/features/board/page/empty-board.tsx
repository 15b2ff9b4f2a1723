import { BoardOrderSchema, OFFICE_PATHS, PracticeOrderSchema } from "@skatert/contract";
import { useState } from "react";
import { useBoard } from "../../../model/board/board-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { useRight, useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** The first evening: how an order will look, and a way to try it. */
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

/** A picture of an order: nothing in it can be pressed. */
function ExampleOrder() {
  const { t } = useBoardWords();
  return (
    <div className={styles.example} aria-hidden="true">
      <p className={styles.exampleNumber}>{t("board.number", { number: "12" })}</p>
      <p className={styles.exampleTime}>{t("board.by", { time: "19:40" })}</p>
      <p>
        <strong>
          {t("board.times", { count: 1 })} {t("board.example.dish")}
        </strong>{" "}
        {t("board.example.size")}
        <br />+ {t("board.example.extra")}
      </p>
      <p>
        <strong>
          {t("board.times", { count: 2 })} {t("board.example.second")}
        </strong>
      </p>
      <p className={styles.exampleComment}>{t("board.example.comment")}</p>
      <p>
        {t("board.method.delivery")} · {t("board.example.guest")} <span>{t("board.firstOrder")}</span>
      </p>
      <p className={styles.exampleButton}>{t("board.action.confirm", { time: "19:40" })}</p>
    </div>
  );
}

function PractiseButton() {
  const board = useBoard();
  const { t } = useBoardWords();
  const { branch } = useWork();
  const [isBusy, setBusy] = useState(false);
  async function practise() {
    setBusy(true);
    const body = PracticeOrderSchema.parse({ branch_id: branch?.id });
    const answer = await api.change("POST", OFFICE_PATHS.practiceOrders, BoardOrderSchema, { body });
    setBusy(false);
    if (!answer.ok) showToast({ look: "failed", text: t("board.example.practiseFailed") });
    await board.catchUp();
  }
  return (
    <Button look="primary" size="large" isPending={isBusy} onPress={() => void practise()}>
      {t("board.example.practise")}
    </Button>
  );
}
