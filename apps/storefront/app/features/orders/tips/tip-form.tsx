import type { OrderTips } from "@skatert/contract";
import type { Money, OrderId, TipRecipient } from "@skatert/domain";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { readOwnSum } from "./own-sum.ts";
import { SumChoice } from "./sum-choice.tsx";
import styles from "./tips.module.css";
import { useSendTip } from "./use-send-tip.ts";

export interface TipFormProps {
  readonly orderId: OrderId;
  readonly accessKey: string | null;
  readonly tips: OrderTips;
  /** Recipients with a paid tip. Another tip to them is an additional one. */
  readonly tipped: readonly TipRecipient[];
  /** The guest opened the form by a press, so it takes the focus. */
  readonly isAskedFor: boolean;
  readonly isQuiet: boolean;
  /** Reloads the order. */
  readonly onSettled: () => Promise<void>;
}

/** Recipient and sum. The payment page does the rest. */
export function TipForm(props: TipFormProps) {
  const { orderId, accessKey, tips, tipped, isAskedFor, isQuiet, onSettled } = props;
  const { t, formatPrice } = useI18n();
  const { currency } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const { recipients, sums, min, max } = tips;
  const first = recipients.find((each) => !tipped.includes(each)) ?? recipients[0];
  const [chosen, setRecipient] = useState<TipRecipient | undefined>(first);
  const [sum, setSum] = useState<Money | "own">(sums[Math.floor((sums.length - 1) / 2)] ?? "own");
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const { busy, failure, send } = useSendTip(orderId, accessKey, onSettled);
  useEffect(() => {
    if (isAskedFor) form.current?.querySelector<HTMLElement>("input:checked, input")?.focus();
  }, [isAskedFor]);
  const recipient = chosen !== undefined && recipients.includes(chosen) ? chosen : first;
  if (recipient === undefined) return null;
  const amount = sum === "own" ? readOwnSum(text) : sum;
  const fault = faultOf(amount, { min, max });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount !== null && fault === null) void send({ recipient, amount, again: tipped.includes(recipient) });
    else form.current?.querySelector<HTMLElement>("input[type=text]")?.focus();
  };
  const isReady = amount !== null && fault === null;
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={submit}>
      {recipients.length > 1 && (
        <Segmented
          label={t("tips.who")}
          options={recipients.map((value) => ({ value, label: t(`tips.${value}`) }))}
          value={recipient}
          onChange={setRecipient}
        />
      )}
      <SumChoice sums={sums} value={sum} onChange={setSum} />
      {sum === "own" && (
        <Field
          type="text"
          label={t("tips.ownSum", { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          hint={t("tips.bounds", { min: formatPrice(min), max: formatPrice(max) })}
          error={
            isTried && fault !== null ? t(fault, { price: formatPrice(fault === "tips.tooBig" ? max : min) }) : null
          }
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {failure !== null && <Notice tone="danger">{t(failure)}</Notice>}
      <Button type="submit" look={isQuiet ? "tint" : "action"} size="l" wide busy={busy}>
        {isReady ? t(`tips.pay.${recipient}`, { price: formatPrice(amount) }) : t("tips.title")}
      </Button>
      <p className={styles["note"]}>{t("tips.note")}</p>
    </form>
  );
}

function faultOf(amount: Money | null, { min, max }: Pick<OrderTips, "min" | "max">) {
  if (amount === null) return "tips.noSum";
  return amount < min ? "tips.tooSmall" : amount > max ? "tips.tooBig" : null;
}
