import type { WireOwnSignIn } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { passwordFault } from "../../model/people/new-password.ts";
import { changeOwnPassword, proveByPasskey } from "../../model/people/own-sign-in.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { canHavePasskeys } from "../../platform/passkeys/passkeys.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { useOwnSignInFailure } from "../../platform/session/own-sign-in-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

const empty = { password: "", code: "", fresh: "", again: "" };
type Field = keyof typeof empty | "passkey";
type Proof = "password" | "code" | "passkey";

/** Changes the password, after the old password, a code or a passkey. Typed values are not stored (STAFF-1). */
export function OwnPassword({ own }: { readonly own: WireOwnSignIn }) {
  const { t } = useI18n();
  const { me } = useWork();
  const failureText = useOwnSignInFailure();
  const proofs = proofsOf(own);
  const [chosen, setChosen] = useState<Proof | null>(null);
  const proof = proofs.find((each) => each === chosen) ?? proofs[0] ?? "password";
  const [typed, setTyped] = useState(empty);
  const [fault, setFault] = useState<{ readonly field: Field; readonly text: string } | null>(null);
  const [isSending, during] = useSending();
  const put = (name: keyof typeof empty) => (value: string) => {
    setFault(null);
    setTyped((before) => ({ ...before, [name]: value }));
  };
  const errorOf = (field: Field) => (fault?.field === field ? fault.text : null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = firstFault(typed, proof, [own.login, me.name]);
    if (wrong !== null) return setFault({ field: wrong.field, text: t(wrong.key) });
    const passkey = proof === "passkey" ? await during(proveByPasskey()) : undefined;
    if (passkey === null) return setFault({ field: "passkey", text: t("settings.passkeys.left") });
    const given = proof === "passkey" ? { passkey } : { [proof]: typed[proof] };
    const result = await during(changeOwnPassword({ ...given, new_password: typed.fresh }));
    if (!result.ok) {
      const isNew = result.error.data["reason"] === "password-same";
      return setFault({ field: isNew ? "fresh" : proof, text: failureText(result.error) });
    }
    setTyped(empty);
    await queryClient.invalidateQueries({ queryKey: ["own-sessions"] });
    showToast({ text: t("settings.password.done"), look: "done" });
  };

  const field = (name: keyof typeof empty, label: string, rest: object) => (
    <TextField label={label} value={typed[name]} onChange={put(name)} maxLength={200} error={errorOf(name)} {...rest} />
  );
  return (
    <section className={screen.panel} aria-labelledby="password">
      <h2 id="password" className={screen.heading}>
        {t("settings.password.title")}
      </h2>
      <p>{t("settings.password.text")}</p>
      <form className={screen.form} onSubmit={(event) => void send(event)} noValidate>
        {proofs.length > 1 && (
          <Choices
            label={t("settings.password.proof")}
            value={proof}
            onChange={setChosen}
            choices={proofs.map((value) => ({ value, label: t(`settings.password.proof.${value}`) }))}
          />
        )}
        {proof === "password" &&
          field("password", t("settings.password.old"), { type: "password", autoComplete: "current-password" })}
        {proof === "code" &&
          field("code", t("signIn.code"), { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 6 })}
        {field("fresh", t("settings.password.new"), {
          type: "password",
          autoComplete: "new-password",
          hint: t("settings.password.hint"),
        })}
        {field("again", t("settings.password.again"), { type: "password", autoComplete: "new-password" })}
        {fault?.field === "passkey" && (
          <p role="alert" className={screen.fault}>
            {fault.text}
          </p>
        )}
        <Button type="submit" look="primary" isPending={isSending}>
          {t("settings.password.save")}
        </Button>
      </form>
    </section>
  );
}

function proofsOf(own: WireOwnSignIn): readonly Proof[] {
  const passkeys = own.passkeys_available && canHavePasskeys();
  return [
    ...(own.has_password ? (["password"] as const) : []),
    ...(own.has_authenticator ? (["code"] as const) : []),
    ...(passkeys ? (["passkey"] as const) : []),
  ];
}

/** The first invalid field with its message; null: none. */
function firstFault({ password, code, fresh, again }: typeof empty, proof: Proof, names: readonly string[]) {
  if (proof === "password" && password === "") return { field: "password", key: "signIn.required" } as const;
  if (proof === "code" && !/^\d{6}$/.test(code)) return { field: "code", key: "signIn.codeHint" } as const;
  const fault = passwordFault(fresh, names);
  if (fault !== null) return { field: "fresh", key: fault } as const;
  return again === fresh ? null : ({ field: "again", key: "settings.password.differs" } as const);
}
