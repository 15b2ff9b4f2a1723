import type { WireBranchBoard } from "@skatert/contract";
import { UNANSWERED_ACTIONS, UNANSWERED_MINUTES } from "@skatert/domain";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type BoardForm, boardForm } from "../../model/branch/board-form.ts";
import { useBoardSaving } from "../../model/branch/use-board-saving.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { WindowsField } from "../../ui/fields/windows-field.tsx";
import screen from "../../ui/screen/screen.module.css";

const LIMITS = ["orders", "dishes", "money"] as const;

/** Escalation of unanswered orders, automatic confirmation and the limits of a slot (BOARD-3, BOARD-7). */
export function BoardSettingsForm({ board }: { readonly board: WireBranchBoard }) {
  const { t } = useI18n();
  const branch = useShownBranch();
  const form = useDraftForm<BoardForm>(`board:${branch.id}`, boardForm(board));
  const { isSending, faultText: wrong, save } = useBoardSaving(branch.id);
  const { action, minutes } = form.watch();

  const send = form.handleSubmit(async (values) => {
    const saved = await save(values);
    if (saved === null) return;
    form.reset(boardForm(saved));
    form.forget();
  });

  return (
    <form className={screen.part} onSubmit={send} noValidate>
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
              minValue={UNANSWERED_MINUTES.min}
              maxValue={UNANSWERED_MINUTES.max}
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
            <WindowsField
              windows={value}
              onChange={onChange}
              usual={{ days: [], from: "12:00", to: "16:00" }}
              empty={t("settings.auto.never")}
              error={wrong("windows")}
            />
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
