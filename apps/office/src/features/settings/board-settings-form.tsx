import type { WireBranchBoard } from "@skatert/contract";
import { UNANSWERED_ACTIONS, UNANSWERED_MINUTES } from "@skatert/domain";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type BoardFault, type BoardForm, boardChange, boardForm } from "../../model/branch/board-form.ts";
import { saveBranchBoard } from "../../model/branch/branch-board-query.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { WindowsField } from "./windows-field.tsx";

const LIMITS = ["orders", "dishes", "money"] as const;

/** What happens to an unanswered order, when orders confirm themselves, and the limits of a slot (BOARD-3, BOARD-7). */
export function BoardSettingsForm({ board }: { readonly board: WireBranchBoard }) {
  const { t } = useI18n();
  const branch = useShownBranch();
  const failed = useFailure();
  const form = useDraftForm<BoardForm>(`board:${branch.id}`, boardForm(board));
  const [faults, setFaults] = useState<readonly BoardFault[]>([]);
  const [isSending, setSending] = useState(false);
  const { action, minutes } = form.watch();
  const wrong = (fault: BoardFault) => (faults.includes(fault) ? t(`settings.fault.${fault}`) : null);

  const save = form.handleSubmit(async (values) => {
    const read = boardChange(values);
    setFaults("faults" in read ? read.faults : []);
    if ("faults" in read) return;
    setSending(true);
    const result = await saveBranchBoard(branch.id, read.change);
    setSending(false);
    if (!result.ok) {
      failed(result.error);
      return;
    }
    form.reset(boardForm(result.value));
    form.forget();
    showToast({ text: t("settings.saved"), look: "done" });
  });

  return (
    <form className={screen.part} onSubmit={save} noValidate>
      <section className={screen.panel} aria-labelledby="unanswered">
        <h2 id="unanswered" className={screen.heading}>
          {t("settings.unanswered.title")}
        </h2>
        <Controller
          control={form.control}
          name="minutes"
          render={({ field: { value, onChange } }) => (
            <NumberField
              label={t("settings.unanswered.minutes")}
              value={value}
              onChange={onChange}
              minValue={UNANSWERED_MINUTES.least}
              maxValue={UNANSWERED_MINUTES.most}
              error={wrong("minutes")}
            />
          )}
        />
        <Choices
          label={t("settings.unanswered.action")}
          choices={UNANSWERED_ACTIONS.map((value) => ({ value, label: t(`settings.unanswered.${value}`) }))}
          value={action}
          onChange={(value) => form.setValue("action", value)}
        />
        <p className={screen.guests}>{t(`settings.unanswered.${action}.text`, { minutes })}</p>
      </section>
      <section className={screen.panel} aria-labelledby="auto">
        <h2 id="auto" className={screen.heading}>
          {t("settings.auto.title")}
        </h2>
        <p>{t("settings.auto.text")}</p>
        <Controller
          control={form.control}
          name="windows"
          render={({ field: { value, onChange } }) => (
            <WindowsField windows={value} onChange={onChange} error={wrong("windows")} />
          )}
        />
      </section>
      <section className={screen.panel} aria-labelledby="capacity">
        <h2 id="capacity" className={screen.heading}>
          {t("settings.capacity.title")}
        </h2>
        <p>{t("settings.capacity.text")}</p>
        {LIMITS.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field }) => (
              <TextField
                {...field}
                label={t(`settings.capacity.${name}`)}
                placeholder={t("settings.capacity.none")}
                inputMode={name === "money" ? "decimal" : "numeric"}
                error={wrong(name)}
              />
            )}
          />
        ))}
      </section>
      <Button type="submit" look="primary" size="large" isPending={isSending}>
        {t("settings.save")}
      </Button>
    </form>
  );
}
