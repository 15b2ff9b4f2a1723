import type { WireInboxRules } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { inboxRulesQuery, saveInboxRules } from "../../model/inbox/inbox-calls.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

const KINDS = ["call", "dish", "booking", "booking-cancelled", "review"] as const;
const maxMinutes = 10_080;

/** What rings in the inbox, and until when it is to be answered (INBOX-1). The rules are of all branches. */
export function InboxRulesPanel() {
  const { t } = useI18n();
  const { me } = useWork();
  const maySet = hasRightEverywhere(grantsOf(me), "board.settings");
  const asked = useQuery({ ...inboxRulesQuery, enabled: maySet });
  if (!maySet) return null;
  if (asked.data === undefined && asked.isError) return <LoadFailed title="inbox.rules.error" asked={asked} />;
  return asked.data === undefined ? <ListSkeleton label={t("loading")} /> : <InboxRulesForm rules={asked.data} />;
}

function InboxRulesForm({ rules }: { readonly rules: WireInboxRules }) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const form = useDraftForm<WireInboxRules>("inbox-rules", rules);
  const send = form.handleSubmit(async (values) => {
    const result = await during(saveInboxRules(values));
    if (!result.ok) return void failed(result.error);
    showToast({ text: t("settings.saved"), look: "done" });
    form.reset(result.value);
    form.forget();
  });
  return (
    <form className={screen.panel} onSubmit={send} aria-labelledby="inbox-rules" noValidate>
      <h2 id="inbox-rules" className={screen.heading}>
        {t("inbox.rules.title")}
      </h2>
      <p>{t("inbox.rules.text")}</p>
      {KINDS.map((kind) => (
        <FieldGroup key={kind} legend={t(`inbox.kind.${kind}`)}>
          <Controller
            control={form.control}
            name={`rules.${kind}.due_minutes`}
            render={({ field: { value, onChange } }) => (
              <NumberField
                label={t("inbox.rules.due")}
                value={value}
                onChange={onChange}
                minValue={1}
                maxValue={maxMinutes}
              />
            )}
          />
          {(["rings", "escalates"] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={`rules.${kind}.${name}`}
              render={({ field: { value, onChange } }) => (
                <Checkbox isSelected={value} onChange={onChange}>
                  {t(`inbox.rules.${name}`)}
                </Checkbox>
              )}
            />
          ))}
        </FieldGroup>
      ))}
      <Button type="submit" look="primary" size="large" isPending={isSending}>
        {t("inbox.rules.save")}
      </Button>
    </form>
  );
}
