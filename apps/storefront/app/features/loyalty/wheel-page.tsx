import type { Wheel, WheelPrize, WheelResult } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUserChannel } from "../../model/account/user-channel-store.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { api } from "../../platform/api/api.ts";
import { useRefresh } from "../../routing/hooks.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";
import { WheelCanvas } from "./wheel-canvas.tsx";
import styles from "./wheel-page.module.css";

/** Route of the game, whose loader reads the remaining turns again. */
const gameRoutes = ["lk-game", "wheel"];

/** The wheel of fortune: the server draws, the page shows it (APP-2). */
export function WheelPage({ wheel }: { readonly wheel: Wheel }) {
  const { t } = useI18n();
  const { segments, spinsLeft, page } = wheel;
  const { lacks } = useShop();
  if (page !== null) {
    return (
      <>
        <PageTitle title={t("account.game")} text={t("game.text")} />
        <Panel>
          <a href={page} target="_blank" rel="noreferrer" className={buttonClass("action", "l")}>
            {t("game.open")}
          </a>
        </Panel>
      </>
    );
  }
  if (segments.length === 0 || lacks.includes("spins")) {
    return (
      <>
        <PageTitle title={t("account.game")} />
        <EmptyState title={t("game.off")} text={t("game.offText")} />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t("account.game")} text={t("game.text")} />
      <Panel>
        <Game wheel={wheel} spinsLeft={spinsLeft} />
      </Panel>
    </>
  );
}

type Turn =
  | { readonly kind: "idle" }
  | { readonly kind: "asking" }
  | { readonly kind: "turning"; readonly result: WheelResult }
  | { readonly kind: "shown"; readonly result: WheelResult }
  | { readonly kind: "no-spins" }
  | { readonly kind: "failed" };

function Game({ wheel, spinsLeft }: { readonly wheel: Wheel; readonly spinsLeft: number }) {
  const { t } = useI18n();
  const refresh = useRefresh();
  const { turn, setTurn, spin, drawn } = useSpin(wheel);
  // The wheel of the last turn stays until the next one, even if the shop has changed it.
  const segments = drawn?.segments ?? wheel.segments;
  const last = segments.findIndex(({ id }) => id === wheel.last?.segmentId);
  const isBusy = turn.kind === "asking" || turn.kind === "turning";
  useHeldNews(isBusy);
  const rest = () => {
    if (turn.kind !== "turning") return;
    setTurn({ kind: "shown", result: turn.result });
    void refresh(gameRoutes);
  };
  const canSpin = spinsLeft > 0 && turn.kind !== "no-spins";
  return (
    <div className={styles["game"]}>
      <WheelCanvas segments={segments} start={last === -1 ? null : last} drawn={drawn} onRest={rest} />
      <div className={styles["side"]}>
        <div role="status" className={styles["result"]}>
          <Outcome wheel={{ ...wheel, segments }} turn={turn} canSpin={canSpin} />
        </div>
        <Button
          size="l"
          busy={isBusy}
          disabled={!canSpin}
          onClick={({ detail }) => {
            // A fast answer without motion ends the turn between the two presses of a double tap.
            if (detail < 2) void spin();
          }}
        >
          {t("game.spin")}
        </Button>
        {!saysNoSpins(turn, wheel, canSpin) && <p className={styles["left"]}>{t("game.left", { count: spinsLeft })}</p>}
      </div>
    </div>
  );
}

function Outcome({ wheel, turn, canSpin }: { readonly wheel: Wheel; readonly turn: Turn; readonly canSpin: boolean }) {
  const { t } = useI18n();
  if (turn.kind === "failed")
    return (
      <>
        <p>{t("game.failed")}</p>
        {wheel.last && <p>{t("game.last", { label: labelOf(wheel, wheel.last) })}</p>}
      </>
    );
  if (turn.kind === "shown") return <Prize prize={turn.result.prize} label={labelOf(wheel, turn.result)} />;
  if (turn.kind === "asking" || turn.kind === "turning") return null;
  if (canSpin) return <p>{t("game.ready")}</p>;
  return (
    <>
      {saysNoSpins(turn, wheel, canSpin) && <p>{t("game.noSpins")}</p>}
      {wheel.last && <p>{t("game.last", { label: labelOf(wheel, wheel.last) })}</p>}
    </>
  );
}

/** The news of a prize wait until the wheel shows it. */
function useHeldNews(isPlaying: boolean): void {
  useEffect(() => {
    useUserChannel.setState({ isPlaying });
    return () => useUserChannel.setState({ isPlaying: false });
  }, [isPlaying]);
}

/** Whether the outcome states that no turn is left, so that the line below is omitted. */
function saysNoSpins({ kind }: Turn, { last }: Wheel, canSpin: boolean): boolean {
  return kind === "no-spins" || (kind === "idle" && !canSpin && last === null);
}

function Prize({ prize, label }: { readonly prize: WheelPrize; readonly label: string }) {
  const { t } = useI18n();
  if (prize.kind === "nothing") return <p className={styles["won"]}>{t("game.nothing")}</p>;
  const isPoints = prize.kind === "points";
  return (
    <>
      <p className={styles["won"]}>{t("game.won", { label })}</p>
      <p>{t(isPoints ? "game.wonPoints" : "game.wonCoupon")}</p>
      <a href={isPoints ? "/lk/bonuses" : "/lk/promocodes"} className={buttonClass("tint", "s")}>
        {t(isPoints ? "account.bonuses" : "account.promocodes")}
      </a>
    </>
  );
}

function labelOf({ segments }: Wheel, { segmentId, prize }: WheelResult): string {
  const segment = segments.find(({ id }) => id === segmentId);
  return segment?.label ?? (prize.kind === "points" ? String(prize.points) : "");
}

/** Requests a draw. Shows if no turn is left, for example after a turn in another tab. */
function useSpin({ segments }: Wheel) {
  const { language } = useI18n();
  const refresh = useRefresh();
  const [turn, setTurn] = useState<Turn>({ kind: "idle" });
  const [drawn, setDrawn] = useState<{ readonly index: number; readonly segments: Wheel["segments"] } | null>(null);
  const isAsking = useRef(false);
  const spin = async () => {
    // A second press may arrive before the button is disabled.
    if (isAsking.current) return;
    isAsking.current = true;
    setTurn({ kind: "asking" });
    const answer = await api
      .loyalty(language)
      .then((loyalty) => loyalty.spin())
      .catch(() => null);
    isAsking.current = false;
    if (answer?.ok === false && answer.error.reason === "no-spins") {
      setTurn({ kind: "no-spins" });
      return refresh(gameRoutes);
    }
    const result = answer?.ok ? answer.value : null;
    const index = segments.findIndex(({ id }) => id === result?.segmentId);
    if (result === null) {
      setTurn({ kind: "failed" });
      // A lost answer may have drawn a prize, so the page reads the server's state.
      return refresh(gameRoutes);
    }
    if (index === -1) return setTurn({ kind: "shown", result });
    setTurn({ kind: "turning", result });
    setDrawn({ index, segments });
  };
  return { turn, setTurn, spin, drawn };
}
