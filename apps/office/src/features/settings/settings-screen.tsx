import { version } from "@skatert/contract";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useRight } from "../../platform/session/me-context.tsx";
import { Tabs } from "../../ui/overlay/tabs.tsx";
import { AccountSettings } from "./account-settings.tsx";
import { BranchSettings } from "./branch-settings.tsx";
import { DevicePrinting } from "./device-printing.tsx";
import styles from "./settings-screen.module.css";

const PARTS = ["branch", "printing", "account"] as const;
type Part = (typeof PARTS)[number];

/** Settings of the branch, this device and the signed-in person. The current part is in the address. */
export function SettingsScreen() {
  const { t } = useI18n();
  const mayEdit = useRight("board.settings");
  const [wanted, choose] = useUrlText("part");
  const parts = PARTS.filter((part) => part !== "branch" || mayEdit);
  const selected = parts.find((part) => part === wanted) ?? parts[0] ?? "printing";
  const contents: Record<Part, ReactNode> = {
    branch: <BranchSettings />,
    printing: <DevicePrinting />,
    account: <AccountSettings />,
  };
  return (
    <>
      <Tabs
        label={t("settings.parts")}
        tabs={parts.map((id) => ({ id, title: t(`settings.part.${id}`), content: contents[id] }))}
        selected={selected}
        onSelect={choose}
      />
      <p className={styles.version}>Skatert {version}</p>
    </>
  );
}
