import type { Account, WireUserUpdate } from "@skatert/contract";
import type { CalendarDay } from "@skatert/domain";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { notify } from "../../../platform/notices.ts";
import { ownChanges } from "../../../platform/storage/own-changes.ts";
import { useRefresh } from "../../../routing/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { FixedBirth } from "./profile-facts.tsx";
import styles from "./profile-form.module.css";
import { dateInputOf, dayText, profileProblems } from "./profile-problems.ts";

const longestName = 100;

/** Name, birthday (editable once) and e-mail. */
export function ProfileForm({ account, today }: { readonly account: Account; readonly today: CalendarDay }) {
  const { t } = useI18n();
  const [values, setValues] = useState({ name: account.name, email: account.email ?? "", birth: "" });
  const [isTried, setTried] = useState(false);
  const { save, busy, failure } = useSave();
  const problems = isTried ? profileProblems(values, today) : {};
  const change = (field: keyof typeof values) => (text: string) =>
    setValues((before) => ({ ...before, [field]: text }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { name, email, birth } = values;
    if (Object.keys(profileProblems(values, today)).length > 0) return;
    void save({ name: name.trim(), email: email.trim(), ...(birth === "" ? {} : { birth: dayText(birth) }) });
  };
  return (
    <Panel title={t("account.profile")}>
      <form className={styles["form"]} noValidate onSubmit={submit}>
        <Field
          label={t("checkout.name")}
          value={values.name}
          maxLength={longestName}
          autoComplete="given-name"
          onChange={({ target }) => change("name")(target.value)}
        />
        <Field
          label={t("account.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={values.email}
          error={problems.email && t(problems.email)}
          onChange={({ target }) => change("email")(target.value)}
        />
        {account.birthEditable ? (
          <Field
            label={t("account.birth")}
            type="date"
            min="1900-01-01"
            max={dateInputOf(today)}
            value={values.birth}
            error={problems.birth && t(problems.birth)}
            hint={t("account.birthOnce")}
            autoComplete="bday"
            onChange={({ target }) => change("birth")(target.value)}
          />
        ) : (
          <FixedBirth birth={account.birth} />
        )}
        {failure && (
          <div className={styles["wide"]}>
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
        <div className={styles["wide"]}>
          <Button type="submit" busy={busy}>
            {t("account.save")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function useSave() {
  const { t, language } = useI18n();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (update: WireUserUpdate) => {
    setBusy(true);
    setFailure(null);
    const result = await ownChanges.profile
      .during(async () => (await api.account(language)).saveAccount(update))
      .catch(() => null);
    if (result?.ok) {
      await refresh(["lk"]);
      notify(t("account.saved"));
    } else setFailure(t(result?.error.reason === "birth-fixed" ? "account.birthFixed" : "account.failed"));
    setBusy(false);
  };
  return { save, busy, failure };
}
