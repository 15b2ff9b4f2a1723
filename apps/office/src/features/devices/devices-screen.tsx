import type { WireDevice } from "@skatert/contract";
import { foldText } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { devicesQuery } from "../../model/devices/devices-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { ClosedBranchDevices } from "./closed-branch-devices.tsx";
import { DeviceRow } from "./device-row.tsx";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

/** The branch's tablets: which are awake, and buttons to enrol a tablet or revoke a lost one (STAFF-3). */
export function DevicesScreen() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const { me } = useWork();
  const asked = useQuery(devicesQuery);
  const [query, setQuery] = useUrlText("q");
  const [revoked, setRevoked] = useUrlText("revoked");
  const [dialog, setDialog] = useUrlText("new");
  const [leaving, setLeaving] = useState<WireDevice | null>(null);
  const enrol = (
    <Button look="primary" size="large" onPress={() => setDialog("1")}>
      {t("devices.enrol")}
    </Button>
  );
  if (asked.data === undefined && asked.isError)
    return <LoadFailed title="devices.error" right="devices.edit" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} rows={3} />;
  const isShown = ({ name, revoked_at }: WireDevice) =>
    (revoked !== "" || revoked_at === null) && foldText(name).includes(foldText(query));
  const ofBranch = asked.data.devices.filter(({ branch_id }) => branch_id === branch.id);
  const shown = ofBranch.filter(isShown);
  const left = asked.data.devices.filter(
    (device) => me.branches.every(({ id }) => id !== device.branch_id) && isShown(device),
  );
  return (
    <div className={screen.part}>
      <div className={screen.tools}>{enrol}</div>
      {ofBranch.length === 0 ? (
        <EmptyState title={t("devices.empty.title")} text={t("devices.empty.text")} />
      ) : (
        <>
          <search className={screen.filters}>
            <TextField type="search" label={t("devices.search")} value={query} onChange={setQuery} maxLength={60} />
            <Switch isSelected={revoked !== ""} onChange={(isOn) => setRevoked(isOn ? "1" : "")}>
              {t("devices.revoked.show")}
            </Switch>
          </search>
          {shown.length === 0 && <p className={screen.quiet}>{t("devices.none")}</p>}
          <ul className={screen.list}>
            {shown.map((device) => (
              <DeviceRow key={device.id} device={device} onRevoke={() => setLeaving(device)} />
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && <ClosedBranchDevices devices={left} onRevoke={setLeaving} />}
      {dialog !== "" && <EnrolDialog onClose={() => setDialog("")} />}
      {leaving && <RevokeDialog device={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
