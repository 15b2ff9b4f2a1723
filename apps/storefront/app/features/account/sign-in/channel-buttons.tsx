import type { LoginChannel } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./auth-modal.module.css";

const channels: readonly LoginChannel[] = ["sms", "telegram", "whatsapp"];

export interface ChannelButtonsProps {
  /** The channel that already has its own button. */
  readonly used: LoginChannel | null;
  readonly busy: LoginChannel | null;
  readonly onChoose: (channel: LoginChannel) => void;
}

/** The other channels for a code. */
export function ChannelButtons({ used, busy, onChoose }: ChannelButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={styles["channels"]}>
      <span className={styles["text"]}>{t("auth.otherWays")}</span>
      {channels
        .filter((channel) => channel !== used)
        .map((channel) => (
          <Button
            key={channel}
            look="outline"
            size="s"
            busy={busy === channel}
            disabled={busy !== null}
            onClick={() => onChoose(channel)}
          >
            {t(`auth.channel.${channel}`)}
          </Button>
        ))}
    </div>
  );
}
