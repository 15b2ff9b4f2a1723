import { GROUP_LIMITS } from "@skatert/domain";
import { type FormEvent, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import type { GroupOutcome } from "../../model/group-order/group-outcome.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import styles from "./group-order.module.css";
import { outcomeText } from "./outcome-text.ts";

export interface NameFormProps {
  readonly label: string;
  readonly submit: (name: string) => Promise<GroupOutcome>;
}

/** Asks for the participant's name. Errors are shown beside the button. */
export function NameForm({ label, submit }: NameFormProps) {
  const { t } = useI18n();
  const known = useUser(({ user }) => user?.name) || useCheckout.getState().draft.name;
  const [name, setName] = useState(known);
  const [isMissing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<GroupOutcome | "busy" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === "busy") return;
    setMissing(name.trim() === "");
    if (name.trim() === "") return input.current?.focus();
    setOutcome("busy");
    setOutcome(await submit(name.trim()).catch(() => "failed" as const));
  };
  const failure = outcome === null || outcome === "busy" ? null : outcomeText(outcome, t);
  return (
    <form className={styles["form"]} noValidate onSubmit={send}>
      <Field
        ref={input}
        label={t("group.yourName")}
        value={name}
        maxLength={GROUP_LIMITS.nameLength}
        autoComplete="given-name"
        error={isMissing ? t("group.nameNeeded") : null}
        onChange={({ target }) => setName(target.value)}
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="l" wide busy={outcome === "busy"}>
        {label}
      </Button>
    </form>
  );
}
