import { NewStaffSchema, type WireCreatedStaff, type WireNewStaff } from "@skatert/contract";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { invite } from "../../model/people/people-query.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { LinkOnce } from "./link-once.tsx";
import { NameField } from "./name-field.tsx";
import { RolesField } from "./roles-field.tsx";
import { usePeopleFailure } from "./use-people-failure.ts";

/** Name, login and roles of a new person, then the invitation link, which is shown once (STAFF-1). */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const branch = useShownBranch();
  const failed = usePeopleFailure();
  const [made, setMade] = useState<WireCreatedStaff | null>(null);
  const form = useDraftForm<WireNewStaff>("invite", {
    name: "",
    login: "",
    roles: [{ role: "cook", branch_id: branch.id }],
  });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    const checked = NewStaffSchema.safeParse(values);
    if (!checked.success) {
      for (const { path } of checked.error.issues)
        if (path[0] === "name" || path[0] === "login") form.setError(path[0], { type: "schema" });
      return;
    }
    const result = await invite(checked.data);
    if (result.ok) {
      form.forget();
      setMade(result.value);
    } else if (result.error.data["reason"] === "login-taken") form.setError("login", { type: "taken" });
    else failed(result.error);
  });

  return (
    <Dialog title={t("people.invite.title")} isOpen onClose={onClose}>
      {made ? (
        <>
          <LinkOnce name={made.member.name} link={made.link} />
          <DialogButtons>
            <Button look="primary" onPress={onClose}>
              {t("close")}
            </Button>
          </DialogButtons>
        </>
      ) : (
        <form className={screen.form} onSubmit={send} noValidate>
          <Controller
            control={form.control}
            name="name"
            render={({ field, fieldState }) => <NameField field={field} isWrong={fieldState.invalid} />}
          />
          <Controller
            control={form.control}
            name="login"
            render={({ field }) => (
              <TextField
                {...field}
                label={t("people.login")}
                hint={t("people.login.hint")}
                maxLength={60}
                autoComplete="off"
                error={
                  errors.login ? t(errors.login.type === "taken" ? "people.login.taken" : "people.login.fault") : null
                }
              />
            )}
          />
          <Controller
            control={form.control}
            name="roles"
            render={({ field: { value, onChange } }) => <RolesField roles={value} onChange={onChange} />}
          />
          <DialogButtons>
            <Button onPress={onClose}>{t("people.cancel")}</Button>
            <Button type="submit" look="primary" isPending={isSubmitting}>
              {t("people.invite.send")}
            </Button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  );
}
