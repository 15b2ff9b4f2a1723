import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { branchBoardQuery } from "../../model/branch/branch-board-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { BoardSettingsForm } from "./board-settings-form.tsx";
import { BranchOverridesPanel } from "./branch-overrides-form.tsx";
import { GuideEntry } from "./guide-entry.tsx";
import { InboxRulesPanel } from "./inbox-rules-form.tsx";
import { NoticeTestPanel } from "./notice-test-panel.tsx";
import { PracticePanel } from "./practice-panel.tsx";
import { SlotLoads } from "./slot-loads.tsx";

/** The branch's board settings, the practice order and the load of the next slots. */
export function BranchSettings() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const asked = useQuery(branchBoardQuery(branch.id));
  if (asked.data === undefined && asked.isError) return <LoadFailed title="settings.error" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} />;
  return (
    <div className={screen.columns}>
      <BoardSettingsForm key={branch.id} board={asked.data} />
      <div className={screen.part}>
        <GuideEntry />
        <PracticePanel />
        <BranchOverridesPanel />
        <NoticeTestPanel />
        <InboxRulesPanel />
        <SlotLoads slots={asked.data.slots} capacity={asked.data.capacity} />
      </div>
    </div>
  );
}
