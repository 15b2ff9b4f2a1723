import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useMedia } from "../../../platform/media/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./dish-video.module.css";

export interface DishVideoProps {
  readonly url: string;
  readonly name: string;
}

/** A film of a dish. It loads on request and is then cached on the device (EXT-1, VALID-9). */
export function DishVideo({ url, name }: DishVideoProps) {
  const { t } = useI18n();
  const [isWanted, setWanted] = useState(false);
  const address = useMedia("videos", isWanted ? url : null);
  if (address === null)
    return (
      <Button look="tint" busy={isWanted} className={styles["play"]} onClick={() => setWanted(true)}>
        {t("device.video.play")}
      </Button>
    );
  return <video src={address} className={styles["video"]} aria-label={name} autoPlay controls loop muted playsInline />;
}
