import type { WireDevice } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { branchText } from "../../platform/session/branch-text.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import { DeviceRow } from "./device-row.tsx";

interface ClosedBranchDevicesProps {
  readonly devices: readonly WireDevice[];
  readonly onRevoke: (device: WireDevice) => void;
}

/** Tablets of closed branches. No branch can be chosen to see them, but they still have access (STAFF-3). */
export function ClosedBranchDevices({ devices, onRevoke }: ClosedBranchDevicesProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  return (
    <section className={screen.part} aria-labelledby="closed-branch-devices">
      <h2 className={screen.heading} id="closed-branch-devices">
        {t("devices.closed")}
      </h2>
      <p className={screen.quiet}>{t("devices.closed.text")}</p>
      <ul className={screen.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            branch={branchText(me, device.branch_id, i18n)}
            onRevoke={() => onRevoke(device)}
          />
        ))}
      </ul>
    </section>
  );
}
