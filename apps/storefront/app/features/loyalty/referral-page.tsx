import type { BonusEntry, Referral } from "@skatert/contract";
import { useEffect, useState } from "react";
import { dayText } from "../../i18n/format/day-text.ts";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { notify } from "../../platform/notices.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";
import styles from "./referral-page.module.css";

export interface ReferralPageProps {
  readonly referral: Referral;
  /** Points for friends' first orders, newest first. Null if the host sends only their sum. */
  readonly rewards: readonly BonusEntry[] | null;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: number;
}

/** The shopper's invitation: code, link, QR code, and the earned rewards. */
export function ReferralPage({ referral, rewards, timeZone, now }: ReferralPageProps) {
  const { code, link, invited, rewarded } = referral;
  const { t, formatNumber } = useI18n();
  const { copy, share } = useSharing(link);
  return (
    <>
      <PageTitle title={t("account.referrals")} text={rewardText(referral, { t, formatNumber })} />
      <Panel>
        <div className={styles["invitation"]}>
          <QrCode link={link} />
          <div className={styles["ways"]}>
            <p className={styles["label"]}>{t("referrals.code")}</p>
            <p className={styles["code"]} translate="no">
              {code}
            </p>
            <p className={styles["link"]} translate="no">
              {link}
            </p>
            <div className={styles["buttons"]}>
              <Button onClick={() => void share()}>{t("referrals.share")}</Button>
              <Button look="outline" onClick={() => void copy()}>
                {t("referrals.copy")}
              </Button>
            </div>
          </div>
        </div>
      </Panel>
      <Panel>
        <dl className={styles["facts"]}>
          <div>
            <dt>{t("referrals.invited")}</dt>
            <dd>{formatNumber(invited)}</dd>
          </div>
          <div>
            <dt>{t("referrals.rewarded")}</dt>
            <dd>{formatNumber(rewarded)}</dd>
          </div>
          <div>
            <dt>{t("referrals.earned")}</dt>
            <dd>{formatNumber(earnedPoints(referral, rewards))}</dd>
          </div>
        </dl>
        {rewards !== null && rewards.length > 0 && <Rewards rewards={rewards} timeZone={timeZone} now={now} />}
      </Panel>
    </>
  );
}

/** Rewards of both sides, and their time. */
function rewardText({ reward, friendReward }: Referral, { t, formatNumber }: Pick<I18n, "t" | "formatNumber">): string {
  if (reward === 0) return t("referrals.textPlain");
  if (friendReward === 0) return t("referrals.textOne", { reward });
  return t("referrals.text", { reward, friend: formatNumber(friendReward) });
}

/** The reward may have changed since an earlier friend ordered, so the sum of actual rewards counts. */
function earnedPoints({ rewarded, reward }: Referral, rewards: ReferralPageProps["rewards"]): number {
  const given = rewards ?? [];
  return given.length === rewarded ? given.reduce((sum, { points }) => sum + points, 0) : rewarded * reward;
}

type RewardsProps = Pick<ReferralPageProps, "timeZone" | "now"> & { readonly rewards: readonly BonusEntry[] };

function Rewards({ rewards, timeZone, now }: RewardsProps) {
  const i18n = useI18n();
  return (
    <ul className={styles["rewards"]}>
      {rewards.map(({ id, points, at }) => (
        <li key={id} className={styles["reward"]}>
          <span>
            {i18n.t("bonuses.kind.friend")}
            <span className={styles["day"]}>{dayText(at, timeZone, now, i18n)}</span>
          </span>
          <span className={styles["points"]}>+{i18n.formatNumber(points)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The link as a QR code. Dark on light in every theme, because cameras expect it. */
function QrCode({ link }: { readonly link: string }) {
  const { t } = useI18n();
  const [path, setPath] = useState<{ readonly d: string; readonly size: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { qrPath } = await import("./qr-path.ts");
      if (!isGone) setPath(qrPath(link));
    };
    // The link is also shown as text.
    draw().catch((error: unknown) => console.warn("drawing the QR code failed", error));
    return () => {
      isGone = true;
    };
  }, [link]);
  return (
    <div className={styles["qr"]}>
      {path && (
        <svg
          viewBox={`0 0 ${path.size} ${path.size}`}
          role="img"
          aria-label={t("referrals.qr")}
          shapeRendering="crispEdges"
        >
          <path d={path.d} />
        </svg>
      )}
    </div>
  );
}

function useSharing(link: string) {
  const { t } = useI18n();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t("referrals.copied"));
    } catch {
      notify(t("referrals.copyFailed"), "danger");
    }
  };
  const share = async () => {
    if (!("share" in navigator)) return copy();
    try {
      await navigator.share({ text: t("referrals.shareText"), url: link });
    } catch (error) {
      // The shopper has cancelled the share dialog.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  return { copy, share };
}
