import type { WireImport } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { applyImport, judgeAgain } from "../../model/imports/import-calls.ts";
import type { RowFilter } from "../../model/imports/import-queries.ts";
import {
  type AppliedKind,
  applyBody,
  chooseKinds,
  countChosen,
  isApplied,
  type RowChoice,
} from "../../model/imports/row-choice.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import screen from "../../ui/screen/screen.module.css";
import { useImportFailure } from "./use-import-failure.ts";

const EVERY: readonly AppliedKind[] = ["added", "changed", "archived"];

interface ApplyPanelProps {
  readonly judged: WireImport;
  readonly choice: RowChoice;
  readonly filter: RowFilter;
  readonly onChoose: (choice: RowChoice) => void;
}

/** The number of chosen rows, options for conflicts and for dishes missing in the file, and the "apply" button. */
export function ApplyPanel({ judged, choice, filter, onChoose }: ApplyPanelProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const refused = useImportFailure();
  const [isSending, during] = useSending();
  const { summary, archive_missing: archives } = judged;
  const count = countChosen(choice, summary);
  const mayApply = hasRightEverywhere(grantsOf(me), "menu.edit");
  const apply = async () => {
    const result = await during(applyImport(judged.id, { ...applyBody(choice), judging: judged.judging }));
    if (!result.ok) refused(result.error);
  };
  const archive = async (isOn: boolean) => {
    const result = await during(judgeAgain(judged.id, { archive_missing: isOn }));
    if (!result.ok) refused(result.error);
  };
  return (
    <section className={screen.panel} aria-label={t("imports.apply.title")}>
      <p className={screen.heading} role="status">
        {t("imports.chosen", { count })}
      </p>
      <ChooseButtons {...{ choice, filter, onChoose }} />
      {summary.conflicts > 0 && (
        <>
          <Choices
            label={t("imports.conflicts", { count: summary.conflicts })}
            value={choice.conflicts}
            onChange={(conflicts) => onChoose({ ...choice, conflicts })}
            choices={[
              { value: "keep", label: t("imports.conflicts.keep") },
              { value: "take", label: t("imports.conflicts.take") },
            ]}
          />
          <p className={screen.quiet}>{t("imports.conflicts.text")}</p>
        </>
      )}
      <Switch isSelected={archives} onChange={(isOn) => void archive(isOn)}>
        {archives ? t("imports.archive.count", { count: summary.archived }) : t("imports.archive")}
      </Switch>
      {mayApply ? (
        <Button look="primary" size="large" isDisabled={count === 0} isPending={isSending} onPress={() => void apply()}>
          {t("imports.apply")}
        </Button>
      ) : (
        <p className={screen.quiet}>{t("imports.apply.right")}</p>
      )}
      <p className={screen.quiet}>{t("imports.apply.text")}</p>
    </section>
  );
}

function ChooseButtons({ choice, filter, onChoose }: Omit<ApplyPanelProps, "judged">) {
  const { t } = useI18n();
  const shown = isApplied(filter) ? filter : null;
  const only = () => shown !== null && onChoose(chooseKinds(chooseKinds(choice, EVERY, false), [shown], true));
  return (
    <div className={screen.buttons}>
      <Button onPress={() => onChoose(chooseKinds(choice, EVERY, true))}>{t("imports.choose.all")}</Button>
      <Button onPress={() => onChoose(chooseKinds(choice, EVERY, false))}>{t("imports.choose.none")}</Button>
      {shown !== null && <Button onPress={only}>{t("imports.choose.shown")}</Button>}
    </div>
  );
}
