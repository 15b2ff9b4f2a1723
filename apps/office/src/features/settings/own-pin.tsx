import { DoneSchema, NewPinSchema, OFFICE_PATHS } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { api } from "../../platform/api/api.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

const empty = { password: "", pin: "", again: "" };
type Field = keyof typeof empty;

/** Sets the PIN for shared tablets, after the password. Typed values are not stored. */
export function OwnPin() {
  const { t } = useI18n();
  const failed = useFailure();
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Field | null>(null);
  const [isSending, during] = useSending();
  const put = (name: Field) => (value: string) => {
    setWrong(null);
    setTyped((before) => ({ ...before, [name]: value }));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { password, pin, again } = typed;
    const fault = pinFault(typed);
    setWrong(fault);
    if (fault !== null || again !== pin) return;
    const result = await during(api.change("PUT", OFFICE_PATHS.ownPin, DoneSchema, { body: { password, pin } }));
    if (result.ok) {
      setTyped(empty);
      showToast({ text: t("settings.pin.done"), look: "done" });
    } else if (result.error.code === "staff_login_failed") setWrong("password");
    else failed(result.error);
  };
  const error = (name: Field) => (wrong === name ? t(`settings.pin.fault.${name}`) : null);
  return (
    <section className={screen.panel} aria-labelledby="pin">
      <h2 id="pin" className={screen.heading}>
        {t("settings.pin.title")}
      </h2>
      <p>{t("settings.pin.text")}</p>
      <form className={screen.form} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={t("settings.pin.password")}
          type="password"
          autoComplete="current-password"
          value={typed.password}
          onChange={put("password")}
          maxLength={200}
          error={error("password")}
        />
        <TextField
          label={t("settings.pin.new")}
          hint={wrong === "pin" ? undefined : t("settings.pin.hint")}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          value={typed.pin}
          onChange={put("pin")}
          maxLength={6}
          error={error("pin")}
        />
        <TextField
          label={t("settings.pin.again")}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          value={typed.again}
          onChange={put("again")}
          maxLength={6}
          error={error("again")}
        />
        <Button type="submit" look="primary" isPending={isSending}>
          {t("settings.pin.save")}
        </Button>
      </form>
    </section>
  );
}

/** The first invalid field; null: none. */
function pinFault({ password, pin, again }: typeof empty): Field | null {
  if (password === "") return "password";
  if (!NewPinSchema.safeParse({ password, pin }).success) return "pin";
  return again === pin ? null : "again";
}
