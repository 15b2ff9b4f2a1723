import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { makeDeviceCode } from "../../model/devices/devices-query.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { AddressQr } from "../../platform/session/address-qr.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./devices.module.css";

/** A QR code and a short code that enrol one tablet, with the time left (STAFF-3). */
export function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const branch = useShownBranch();
  // Every opening gets a new code. It is never stored, because it gives access to the branch.
  const asked = useQuery({
    queryKey: ["device-code", branch.id],
    queryFn: async () => requireAnswer(await makeDeviceCode(branch.id)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const left = useSecondsTo(asked.data?.expires_at ?? null);
  return (
    <Dialog title={t("devices.enrol.title", { branch: branch.name })} isOpen onClose={onClose}>
      {asked.isError ? (
        <LoadFailed title="devices.enrol.failed" asked={asked} />
      ) : asked.data === undefined ? (
        <div className={css.enrol} aria-busy="true" role="status" aria-label={t("loading")}>
          <Skeleton width="260px" height="260px" />
          <Skeleton height="3rem" />
        </div>
      ) : left <= 0 ? (
        <div className={css.enrol}>
          <p role="status">{t("devices.enrol.expired")}</p>
          <Button look="primary" isPending={asked.isFetching} onPress={() => void asked.refetch()}>
            {t("devices.enrol.again")}
          </Button>
        </div>
      ) : (
        <div className={css.enrol}>
          <p>{t("devices.enrol.text")}</p>
          <AddressQr url={asked.data.link} label={t("devices.enrol.qr")} />
          <p>{t("devices.enrol.code")}</p>
          <output className={css.code}>{spaced(asked.data.code)}</output>
          <p className={screen.quiet}>
            {t("devices.enrol.left", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` })}
          </p>
        </div>
      )}
      <DialogButtons>
        <Button onPress={onClose}>{t("close")}</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Groups of four are easier to copy; the server ignores hyphens. */
function spaced(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}

/** Whole seconds to the instant, counted down; 0 without one. */
function useSecondsTo(instant: string | null): number {
  const [now, setNow] = useState(shopNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return instant === null ? 0 : Math.max(0, Math.floor((Date.parse(instant) - now) / 1000));
}
