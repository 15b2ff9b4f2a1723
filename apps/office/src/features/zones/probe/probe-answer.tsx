import type { WireBranchProbe, WireProbe } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";
import { probeText, whyText } from "./probe-text.ts";

/** The answer of each branch, and the published shop's answer if it differs. */
export function ProbeAnswer({ answer: { point, address, draft, published } }: { readonly answer: WireProbe }) {
  const { t } = useI18n();
  if (point === null) return <p>{t("zones.probe.unknown")}</p>;
  const differing = published.filter(
    (now) => JSON.stringify(now) !== JSON.stringify(draft.find(({ branch_id }) => branch_id === now.branch_id)),
  );
  const where = `${point.lat.toFixed(5)}, ${point.lon.toFixed(5)}`;
  return (
    <div className={css.answers}>
      <p className={screen.quiet}>{address === null ? where : `${address} (${where})`}</p>
      {draft.map((each) => (
        <BranchAnswer key={each.branch_id} answer={each} />
      ))}
      {differing.length > 0 && <p className={screen.name}>{t("zones.probe.now")}</p>}
      {differing.map((each) => (
        <BranchAnswer key={each.branch_id} answer={each} />
      ))}
    </div>
  );
}

function BranchAnswer({ answer }: { readonly answer: WireBranchProbe }) {
  const i18n = useI18n();
  return (
    <div className={css.answer}>
      <p className={screen.name}>{answer.branch}</p>
      <p>{probeText(answer, i18n)}</p>
      <p className={screen.quiet}>{whyText(answer, i18n)}</p>
    </div>
  );
}
