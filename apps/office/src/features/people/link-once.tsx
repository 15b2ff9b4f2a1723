import type { WireStaffLink } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { AddressQr } from "../../platform/session/address-qr.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./people.module.css";

interface LinkOnceProps {
  readonly name: string;
  readonly link: WireStaffLink;
}

/** A one-time link to choose a password: as a QR code for the person's phone and as text. */
export function LinkOnce({ name, link: { link, expires_at } }: LinkOnceProps) {
  const { t, dayTime } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const [copied, setCopied] = useState<"" | "done" | "failed">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied("done");
    } catch {
      // Without https the browser has no clipboard API.
      setCopied("failed");
    }
  };
  return (
    <div className={css.once}>
      <p>{t("people.link.shown", { name })}</p>
      <AddressQr url={link} label={t("people.link.qr", { name })} />
      <p className={css.link}>{link}</p>
      <Button onPress={() => void copy()}>{t("people.link.copy")}</Button>
      <p role="status" className={screen.quiet}>
        {copied === "" ? t("people.link.until", { time: dayTime(expires_at, zone) }) : t(`people.link.copy.${copied}`)}
      </p>
    </div>
  );
}
