import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import type { ActionReport } from "../../../model/board/queue/action-queue.ts";
import { Button } from "../../../ui/button.tsx";
import { type BoardWords, useBoardWords } from "../words.ts";
import styles from "./page.module.css";

/** Actions without effect, because of a conflict or a late arrival (BOARD-6, BOARD-8). They stay until dismissed. */
export function Reports() {
  const board = useBoard();
  const reports = useBoardPart((view) => view.reports);
  const words = useBoardWords();
  const shown = reports.filter((report) => !isPinAsked(report));
  if (shown.length === 0) return null;
  return (
    <section className={styles.reports} aria-label={words.t("board.report.title")}>
      {shown.map((report) => (
        <div key={report.action.key} className={styles.report} role="alert">
          <p>{reportText(report, words)}</p>
          <Button onPress={() => board.dismissReport(report.action.key)}>{words.t("board.report.close")}</Button>
        </div>
      ))}
    </section>
  );
}

/** Whether the server requires a PIN for the action (STAFF-3). */
export function isPinAsked({ answer }: ActionReport): boolean {
  return answer.kind === "refused" && answer.code === "staff_pin_required";
}

/** The action, why it failed, and the order's present state. */
export function reportText({ action: sent, answer, isTooLate }: ActionReport, words: BoardWords): string {
  const { t } = words;
  const number = words.number({ id: sent.orderId, number: sent.number });
  const isDelivery = answer.kind === "changed" && answer.order.isDelivery;
  const action = words.action({ isDelivery }, sent.action);
  if (answer.kind === "refused") {
    if (answer.code === "staff_right_missing") return t("board.report.right", { number, action });
    return t(answer.code === "failed" ? "board.report.failed" : "board.report.refused", { number, action });
  }
  const happened = isTooLate
    ? t("board.report.late", { number, action, time: words.time(sent.at) })
    : t("board.report.changed", { number, action });
  const state = t(`board.state.${answer.order.stage}`);
  const { by } = answer;
  if (by === null) return `${happened} ${t("board.report.byNobody", { state })}`;
  if (by.kind === "guest") return `${happened} ${t("board.report.byGuest", { state })}`;
  return `${happened} ${t("board.report.by", { name: words.actor(by), state })}`;
}
