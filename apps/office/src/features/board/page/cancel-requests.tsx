import { useBoard } from "../../../model/board/board-context.tsx";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import { useRight } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./requests.module.css";
import { Sign } from "./sign.tsx";

/** Requests to cancel, above all columns, until somebody answers (BOARD-6). */
export function CancelRequests({ asking }: { readonly asking: readonly ShownOrder[] }) {
  const board = useBoard();
  const { t, money, number } = useBoardWords();
  const mayRefuse = useRight("orders.refuse");
  const mayAnswer = useRight("orders.answer");
  if (asking.length === 0) return null;
  const requests = asking.map(({ order }) => {
    const { refund } = order.ifRefused;
    return (
      <section key={order.id} className={styles.request} aria-labelledby={`cancel-${order.id}`}>
        <h2 id={`cancel-${order.id}`} className={styles.requestTitle}>
          <Sign of="stop" />
          {t("board.cancel.title", { number: number(order) })}
        </h2>
        {mayRefuse && (
          <Button
            look="danger"
            size="large"
            onPress={() => board.act(order, { kind: "refuse", reason: "guest", message: "" })}
          >
            {refund > 0 ? t("board.cancel.refund", { sum: money(refund) }) : t("board.cancel.plain")}
          </Button>
        )}
        {mayAnswer && (
          <Button look="primary" size="large" onPress={() => board.act(order, { kind: "confirm", promisedAt: null })}>
            {t("board.cancel.keep")}
          </Button>
        )}
      </section>
    );
  });
  return <div className={styles.requests}>{requests}</div>;
}
