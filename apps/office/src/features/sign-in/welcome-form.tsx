import type { WireLinkPurpose, WireStaffMe } from "@skatert/contract";
import { Controller, useForm } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { passwordFault } from "../../model/people/new-password.ts";
import { followLink } from "../../platform/session/links.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { failureText } from "./failure-text.ts";
import styles from "./sign-in.module.css";

interface WelcomeFormProps {
  readonly token: string;
  readonly purpose: WireLinkPurpose;
  /** The link ended meanwhile, or the answer to an earlier attempt was lost. */
  readonly onSpent: () => void;
  readonly onSignedIn: (me: WireStaffMe) => void;
}

/** As in the contract: letters, digits and `. _ - @`. */
const loginForm = /^[\p{L}\p{N}._@-]{2,60}$/u;

/** Name and login for a new owner, and a password for everybody (STAFF-1). */
export function WelcomeForm({ token, purpose, onSpent, onSignedIn }: WelcomeFormProps) {
  const speech = useI18n();
  const { t } = speech;
  const { person } = purpose;
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: person?.name ?? "", login: person?.login ?? "", password: "" },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ name, login, password }) => {
    const result = await followLink({ token, password, ...(person === null ? { name, login } : {}) });
    if (result.ok) return onSignedIn(result.value);
    const { code, status, data } = result.error;
    if (data["reason"] === "login-taken") return setError("login", { message: t("welcome.loginTaken") });
    if (status === 404 && code === "rest_not_found") return onSpent();
    setError("root", { message: failureText(speech, result.error) });
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(person === null ? "welcome.owner" : "welcome.person", { name: person?.name ?? "" })}</p>
      {errors.root?.message !== undefined && <Banner look="danger">{errors.root.message}</Banner>}
      {person === null && (
        <Controller
          name="name"
          control={control}
          rules={{ validate: (text) => text.trim() !== "" || t("signIn.required") }}
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label={t("welcome.name")}
              size="large"
              autoComplete="name"
              maxLength={60}
              error={errors.name?.message ?? null}
            />
          )}
        />
      )}
      <Controller
        name="login"
        control={control}
        rules={{ validate: (text) => loginForm.test(text.trim()) || t("welcome.loginForm") }}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("signIn.login")}
            hint={t("welcome.loginHint")}
            size="large"
            isPlain
            isReadOnly={person !== null}
            autoComplete="username"
            maxLength={60}
            error={errors.login?.message ?? null}
          />
        )}
      />
      <Controller
        name="password"
        control={control}
        rules={{
          validate: (text, { name, login }) => {
            const fault = passwordFault(text, [name, login]);
            return fault === null || t(fault);
          },
        }}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            type="password"
            label={t("signIn.password")}
            hint={t("welcome.passwordHint")}
            size="large"
            autoComplete="new-password"
            maxLength={200}
            error={errors.password?.message ?? null}
          />
        )}
      />
      <Button type="submit" look="primary" size="large" wide isPending={formState.isSubmitting}>
        {t("welcome.submit")}
      </Button>
    </form>
  );
}
