import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useIsSilent } from "../../model/board/board-context.tsx";
import { useWork } from "../../platform/session/me-context.tsx";
import { mayFillScreen, startShift, useShift } from "../../platform/shift/shift.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import styles from "./shift.module.css";

interface ShiftGateProps {
  /** Plays the new-order tone once, at full volume. */
  readonly playTest: (audio: AudioContext) => void;
  /** The board, shown once the shift has started. */
  readonly children: ReactNode;
}

/** The button before the board: turns on sound, wake lock and full screen (BOARD-3). Nothing rings for a courier. */
export function ShiftGate({ playTest, children }: ShiftGateProps) {
  const { audio } = useShift();
  return audio === null ? <StartShift playTest={playTest} /> : children;
}

function StartShift({ playTest }: Pick<ShiftGateProps, "playTest">) {
  const { t } = useI18n();
  const { branch } = useWork();
  const isSilent = useIsSilent();
  // A courier's phone goes to calls and maps in between.
  const [isFull, setFull] = useState(!isSilent && mayFillScreen());
  const [isRefused, setRefused] = useState(false);

  async function start() {
    setRefused(false);
    // No `await` may come before: the browser allows full screen only during the press.
    if (isFull && mayFillScreen()) void document.documentElement.requestFullscreen().catch(() => undefined);
    try {
      const audio = await startShift();
      if (!isSilent) playTest(audio);
    } catch {
      setRefused(true);
    }
  }

  return (
    <main className={styles.gate}>
      <h1 className={styles.title}>{t("shift.title")}</h1>
      <p className={styles.branch}>{branch?.name}</p>
      <p>{t(isSilent ? "shift.silent" : "shift.text")}</p>
      {isRefused && <Banner look="danger">{t("shift.refused")}</Banner>}
      {mayFillScreen() && (
        <Checkbox isSelected={isFull} onChange={setFull}>
          {t("shift.fullScreen")}
        </Checkbox>
      )}
      <Button look="primary" size="large" wide onPress={() => void start()}>
        {t(isSilent ? "shift.title" : "shift.start")}
      </Button>
    </main>
  );
}
