import type { WireQuoteRequest, WireWhyQuestion } from "@skatert/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { askAgain, whyQuery } from "../../../../model/promotions/calls/why-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { ListSkeleton } from "../../../../ui/feedback/list-skeleton.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { reasonText, type ShopNames } from "../../../choosing/coupon-words/reason-text.ts";
import { VerdictList } from "./verdict-list.tsx";

const KNOWN = ["order", "phone", "code"] as const;
type Known = (typeof KNOWN)[number];

interface WhyPanelProps {
  readonly couponId: number;
  /** The example cart, for a guest or a code; null: it is empty. */
  readonly cart: WireQuoteRequest | null;
  readonly names: ShopNames;
}

/** Why promotions did not apply to an order, a guest or a code (PROMO-1). */
export function WhyPanel({ couponId, cart, names }: WhyPanelProps) {
  const { t } = useI18n();
  const heading = useId();
  const [known, setKnown] = useState<Known>("order");
  const [typed, setTyped] = useState("");
  const [question, setQuestion] = useState<WireWhyQuestion | null>(null);
  const text = typed.trim();
  const ask = () => {
    if (text === "") return;
    const next =
      known === "order"
        ? { order_id: Number(text.replace(/\D/g, "")) }
        : { ...(known === "phone" ? { phone: text } : { code: text }), ...(cart === null ? {} : { cart }) };
    setQuestion(next);
    void askAgain(next);
  };
  return (
    <section className={screen.panel} aria-labelledby={heading}>
      <h3 id={heading} className={screen.heading}>
        {t("promo.why.title")}
      </h3>
      <form
        className={screen.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Choices
          label={t("promo.why.by")}
          value={known}
          onChange={(next) => {
            setKnown(next);
            setTyped("");
            setQuestion(null);
          }}
          choices={KNOWN.map((value) => ({ value, label: t(`promo.why.by.${value}`) }))}
        />
        <TextField
          label={t(`promo.why.by.${known}`)}
          value={typed}
          onChange={setTyped}
          maxLength={known === "code" ? 100 : 40}
          isPlain
          {...(known === "phone" ? { type: "tel" } : {})}
        />
        {known !== "order" && cart !== null && <p className={screen.quiet}>{t("promo.why.withCart")}</p>}
        <div>
          <Button type="submit">{t("promo.why.ask")}</Button>
        </div>
      </form>
      {question !== null && <WhyAnswer question={question} names={names} ownId={couponId} />}
    </section>
  );
}

interface WhyAnswerProps {
  readonly question: WireWhyQuestion;
  readonly names: ShopNames;
  readonly ownId?: number;
}

/** The answer to one question. */
export function WhyAnswer({ question, names, ownId }: WhyAnswerProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const asked = useQuery({ ...whyQuery(question), retry: false });
  if (asked.isError) return <WhyFailed asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} rows={2} />;
  const { quote, promotions } = asked.data;
  const ofCode = (quote?.refusals ?? []).filter(({ reason }) => reason === "promo-unknown");
  return (
    <>
      {ofCode.map((refusal) => (
        <p key={refusal.reason} role="status">
          {reasonText(refusal, { i18n, names })}
        </p>
      ))}
      <VerdictList promotions={promotions} names={names} {...(ownId === undefined ? {} : { ownId })} />
    </>
  );
}

/** Says that the shop did not answer, and asks again. */
export function WhyFailed({ asked }: { readonly asked: Pick<UseQueryResult, "refetch" | "isFetching"> }) {
  const { t } = useI18n();
  return (
    <>
      <p role="alert" className={screen.fault}>
        {t("promo.why.failed")}
      </p>
      <div>
        <Button isPending={asked.isFetching} onPress={() => void asked.refetch()}>
          {t("retry")}
        </Button>
      </div>
    </>
  );
}
