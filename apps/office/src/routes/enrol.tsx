import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { enrolmentFailure } from "../features/sign-in/enrolment-failure.ts";
import { useI18n } from "../i18n/i18n-context.tsx";
import { enrol } from "../platform/session/enrolment.ts";
import { Button } from "../ui/button.tsx";
import { Banner } from "../ui/feedback/banner.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Doorway } from "./doorway.tsx";
import styles from "./enrol.module.css";

/** `/office/enrol#code`, from the QR code or with a typed code (STAFF-3). */
export function Enrol() {
  const speech = useI18n();
  const { t } = speech;
  const navigate = useNavigate();
  const [code, setCode] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  const [name, setName] = useState("");
  const [state, setState] = useState({ isSent: false, isChecked: false, failure: "" });
  // The code enrols one device, so it must not stay in the history.
  useEffect(() => window.history.replaceState(window.history.state, "", window.location.pathname), []);
  const missing = (text: string) => (state.isChecked && text.trim() === "" ? t("signIn.required") : null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setState({ isSent: false, isChecked: true, failure: "" });
    if (code.trim() === "" || name.trim() === "") return;
    setState({ isSent: true, isChecked: true, failure: "" });
    const result = await enrol({ code, name });
    if (result.ok) return navigate("/sign-in", { replace: true });
    setState({ isSent: false, isChecked: true, failure: enrolmentFailure(speech, result.error) });
  }

  return (
    <Doorway title={t("enrol.title")}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t("enrol.text")}</p>
        {state.failure !== "" && <Banner look="danger">{state.failure}</Banner>}
        <TextField
          label={t("enrol.code")}
          hint={t("enrol.codeHint")}
          size="large"
          isPlain
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={setCode}
          error={missing(code)}
        />
        <TextField
          label={t("enrol.name")}
          hint={t("enrol.nameHint")}
          size="large"
          maxLength={60}
          value={name}
          onChange={setName}
          error={missing(name)}
        />
        <Button type="submit" look="primary" size="large" wide isPending={state.isSent}>
          {t("enrol.submit")}
        </Button>
      </form>
    </Doorway>
  );
}
