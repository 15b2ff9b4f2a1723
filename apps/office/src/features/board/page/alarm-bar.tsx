import { type ReactNode, useState } from "react";
import { useBoard, useBoardPart, useIsSilent } from "../../../model/board/board-context.tsx";
import { useNow } from "../../../platform/clock/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./page.module.css";
import { Sign } from "./sign.tsx";

/** A board older than this may miss an order, even if the last request succeeded. */
const staleMs = 60_000;

/**
 * Warns if this board is silent, lets the screen sleep or is out of date. Each warning has a button that repairs it.
 */
export function AlarmBar() {
  const board = useBoard();
  const sound = useBoardPart((view) => view.sound);
  const isSilent = useIsSilent();
  const wake = useBoardPart((view) => view.wake);
  const { t } = useBoardWords();
  const [isWarned, setWarned] = useState(false);
  const mend = () => void board.mend();
  return (
    <div aria-live="assertive">
      {sound === "suspended" && !isSilent && (
        <Alarm sign="sound" action={<Button onPress={mend}>{t("board.alarm.soundFix")}</Button>}>
          {t("board.alarm.sound")}
        </Alarm>
      )}
      {wake === "lost" && (
        <Alarm sign="screen" action={<Button onPress={mend}>{t("board.alarm.wakeFix")}</Button>}>
          {t("board.alarm.wake")}
        </Alarm>
      )}
      {wake === "absent" && !isWarned && (
        <Alarm sign="screen" action={<Button onPress={() => setWarned(true)}>{t("board.report.close")}</Button>}>
          {t("board.alarm.wakeAbsent")}
        </Alarm>
      )}
      <Away onMend={mend} />
    </div>
  );
}

/** The age of an out-of-date board, and the number of actions that wait to be sent (BOARD-8). */
function Away({ onMend }: { readonly onMend: () => void }) {
  const isTroubled = useBoardPart(({ trouble }) => trouble !== null);
  const isLoaded = useBoardPart((view) => view.isLoaded);
  const checkedAt = useBoardPart((view) => view.checkedAt);
  const { t, age } = useBoardWords();
  const now = useNow();
  const old = checkedAt === null ? 0 : now - checkedAt;
  if (!isLoaded || !(isTroubled || old > staleMs)) return null;
  return (
    <Alarm sign="connection" action={<Button onPress={onMend}>{t("board.alarm.offlineFix")}</Button>}>
      {old > 0 ? t("board.alarm.offline", { age: age(old) }) : t("board.alarm.offlineNow")}
      <Waiting />
    </Alarm>
  );
}

function Waiting() {
  const { t } = useBoardWords();
  const waiting = useBoardPart((view) => view.waiting);
  return waiting > 0 && ` · ${t("board.alarm.waiting", { count: waiting })}`;
}

interface AlarmProps {
  /** A warning that differs in shape as well as in colour and words. */
  readonly sign: "sound" | "screen" | "connection";
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Alarm({ sign, action, children }: AlarmProps) {
  return (
    <div className={styles.alarm}>
      <Sign of={sign} />
      <p className={styles.alarmText}>{children}</p>
      {action}
    </div>
  );
}
