import type { WireBranchOverrides } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { branchOverridesQuery, saveBranchOverrides } from "../../model/branch/branch-overrides-query.ts";
import {
  COMMON_ACCOUNT,
  type OverridesFault,
  type OverridesForm,
  overridesChange,
  overridesForm,
} from "../../model/branch/overrides-form.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

/** What a branch of a chain has instead of the shop's common one. A shop with one branch needs nothing of its own. */
export function BranchOverridesPanel() {
  const { t } = useI18n();
  const { me } = useWork();
  const branch = useShownBranch();
  const isChain = me.branches.length > 1 || !hasRightEverywhere(grantsOf(me), "board.settings");
  const asked = useQuery({ ...branchOverridesQuery(branch.id), enabled: isChain });
  if (!isChain) return null;
  if (asked.data === undefined && asked.isError) return <LoadFailed title="settings.own.error" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} />;
  return <BranchOverridesForm key={branch.id} overrides={asked.data} />;
}

function BranchOverridesForm({ overrides }: { readonly overrides: WireBranchOverrides }) {
  const { t } = useI18n();
  const branch = useShownBranch();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [faults, setFaults] = useState<readonly OverridesFault[]>([]);
  const form = useDraftForm<OverridesForm>(`overrides:${branch.id}`, overridesForm(overrides));
  const send = form.handleSubmit(async (values) => {
    const read = overridesChange(values);
    setFaults("faults" in read ? read.faults : []);
    if ("faults" in read) return;
    const result = await during(saveBranchOverrides(branch.id, read.change));
    if (!result.ok) return void failed(result.error);
    showToast({ text: t("settings.saved"), look: "done" });
    form.reset(overridesForm(result.value));
    form.forget();
  });
  const { common, sends } = overrides;
  const hints: Record<OverridesFault, string> = {
    chats: sends.telegram ? t("settings.own.hint", { count: common.telegram_chats }) : t("settings.own.no-telegram"),
    phones: t("settings.own.hint", { count: common.alert_phones }),
    addresses: sends.mail ? t("settings.own.hint", { count: common.mail_addresses }) : t("settings.own.no-mail"),
  };
  return (
    <form className={screen.panel} onSubmit={send} aria-labelledby="own" noValidate>
      <h2 id="own" className={screen.heading}>
        {t("settings.own.title")}
      </h2>
      <p>{t("settings.own.text")}</p>
      {(["chats", "phones", "addresses"] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <TextField
              {...field}
              label={t(`settings.own.${name}`)}
              hint={hints[name]}
              error={faults.includes(name) ? t(`settings.own.fault.${name}`) : null}
              rows={2}
              isPlain
            />
          )}
        />
      ))}
      <Controller
        control={form.control}
        name="account"
        render={({ field: { value, onChange } }) => (
          <AccountChoice overrides={overrides} value={value} onChange={onChange} />
        )}
      />
      <Button type="submit" look="primary" size="large" isPending={isSending}>
        {t("settings.own.save")}
      </Button>
    </form>
  );
}

interface AccountChoiceProps {
  readonly overrides: WireBranchOverrides;
  readonly value: string;
  readonly onChange: (account: string) => void;
}

/** Only staff of the whole shop decide where money goes; a shop without further accounts has nothing to choose. */
function AccountChoice({ overrides, value, onChange }: AccountChoiceProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const mayChoose = hasRightEverywhere(grantsOf(me), "shop.edit");
  const { payment_account: stored, payment_accounts: accounts } = overrides;
  if (accounts.length === 0 && stored === null) return null;
  const isGone = stored !== null && !accounts.some(({ name }) => name === stored);
  const choices = [
    { value: COMMON_ACCOUNT, label: t("settings.own.account.common") },
    ...accounts.map(({ name, methods }) => ({ value: name, label: `${name} (${methods.join(", ")})` })),
    ...(isGone ? [{ value: stored, label: stored }] : []),
  ];
  return (
    <Select
      label={t("settings.own.account")}
      choices={choices}
      value={value}
      onChange={onChange}
      isDisabled={!mayChoose}
      error={isGone && value === stored ? t("settings.own.account.gone") : null}
    />
  );
}
