import type { WireDevice } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { faultsOf, presenceOf } from "../../model/devices/device-state.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";

/** Two days. Longer silence is shown as a date. */
const maxMinutes = 2 * 24 * 60;

interface DeviceRowProps {
  readonly device: WireDevice;
  /** Shown if the list has devices of several branches. */
  readonly branch?: string;
  readonly onRevoke: () => void;
}

export function DeviceRow({ device, branch, onRevoke }: DeviceRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = useShownBranch();
  const { me } = useWork();
  const now = useNow();
  const presence = presenceOf(device, now);
  const isAway = presence.kind === "away" || presence.kind === "never";
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          {device.name} {me.device?.id === device.id && <span className={screen.kind}>{t("devices.this")}</span>}
        </p>
        {branch !== undefined && <p>{branch}</p>}
        <p className={isAway ? screen.fault : screen.end}>{presenceText(device, now, zone, i18n)}</p>
        {faultsOf(device, now).map((fault) => (
          <p key={fault} className={screen.fault}>
            {t(`devices.fault.${fault}`)}
          </p>
        ))}
        <p className={screen.quiet}>{t("devices.since", { day: i18n.day(device.created_at, zone) })}</p>
      </div>
      {device.revoked_at === null && (
        <Button aria-label={t("devices.revoke.of", { name: device.name })} onPress={onRevoke}>
          {t("devices.revoke")}
        </Button>
      )}
    </li>
  );
}

function presenceText(device: WireDevice, now: number, zone: string, i18n: I18n): string {
  const presence = presenceOf(device, now);
  if (presence.kind !== "away") return i18n.t(`devices.state.${presence.kind}`);
  const { minutes } = presence;
  if (minutes >= maxMinutes && device.seen_at)
    return i18n.t("devices.away.at", { time: i18n.dayTime(device.seen_at, zone) });
  return minutes >= 120
    ? i18n.t("devices.away.hours", { hours: Math.floor(minutes / 60) })
    : i18n.t("devices.away.minutes", { minutes });
}
