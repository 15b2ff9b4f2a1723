import { type KeyboardEvent, useId, useState } from "react";
import { joinSentences } from "../../../i18n/format/join-sentences.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCartView } from "../../../model/quote/cart-view.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { promoReasonText } from "../texts/coupon-reason-text.ts";
import { useReasonContext } from "../texts/use-reason-context.ts";
import styles from "./promo-field.module.css";
import { PromoQuestion } from "./promo-question.tsx";
import { type PromoVerdict, promoVerdict } from "./promo-verdict.ts";

/**
 * The promo code field with its states: typed, a question if it costs something, applied, or refused with the
 * reason.
 */
export function PromoField() {
  const code = useDiscounts((state) => state.promoCode);
  const held = useDiscounts((state) => state.heldCode);
  const tried = useDiscounts((state) => state.triedCode);
  const [isOpen, setOpen] = useState(false);
  const { quote } = useCartView();
  const verdict = promoVerdict({ code, held, tried }, quote);
  if (verdict?.kind === "applied") return <AppliedCode code={verdict.code} onRemove={() => setOpen(false)} />;
  if (verdict?.kind === "costs")
    return <PromoQuestion code={verdict.code} cost={verdict.cost} onKeep={() => setOpen(true)} />;
  if (!isOpen && verdict === null) {
    return <Reveal onOpen={() => setOpen(true)} />;
  }
  return <CodeForm code={tried?.code ?? code} verdict={verdict} />;
}

function Reveal({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useI18n();
  return (
    <button type="button" className={styles["reveal"]} onClick={onOpen}>
      {t("coupons.promoAdd")}
    </button>
  );
}

interface AppliedCodeProps {
  readonly code: string;
  readonly onRemove: () => void;
}

function AppliedCode({ code, onRemove }: AppliedCodeProps) {
  const { t } = useI18n();
  const remove = () => {
    onRemove();
    useDiscounts.getState().dropCode();
  };
  return (
    <div className={styles["applied"]}>
      <Icon name="check" size={20} />
      <span className={styles["appliedText"]} role="status">
        {t("coupons.promoWorks", { code })}
      </span>
      <IconButton icon="close" label={t("coupons.promoRemove", { code })} onClick={remove} />
    </div>
  );
}

interface CodeFormProps {
  readonly code: string | null;
  readonly verdict: PromoVerdict | null;
}

function CodeForm({ code, verdict }: CodeFormProps) {
  const { t } = useI18n();
  const id = useId();
  const [text, setText] = useState(code ?? "");
  const { tryCode, dropCode } = useDiscounts.getState();
  // No form element, because the field may be inside the order form, and Enter must not submit that.
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    tryCode(text);
  };
  return (
    <div className={styles["form"]}>
      <label htmlFor={id} className="visually-hidden">
        {t("coupons.promo")}
      </label>
      <input
        id={id}
        value={text}
        placeholder={t("coupons.promo")}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        className={styles["input"]}
        aria-invalid={verdict?.kind === "refused" || verdict?.kind === "too-many" || undefined}
        aria-describedby={`${id}-verdict`}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          if (code !== null) dropCode();
        }}
      />
      <Button
        look="tint"
        busy={verdict?.kind === "pending"}
        disabled={text.trim() === ""}
        onClick={() => tryCode(text)}
      >
        {t("coupons.promoApply")}
      </Button>
      <p id={`${id}-verdict`} role="alert" className={styles["verdict"]}>
        <VerdictText verdict={verdict} />
      </p>
    </div>
  );
}

function VerdictText({ verdict }: { readonly verdict: PromoVerdict | null }) {
  const context = useReasonContext();
  const { t } = context.i18n;
  switch (verdict?.kind) {
    case "refused":
      return joinSentences(
        verdict.refusals.map((refusal) => promoReasonText(refusal, context)),
        t,
      );
    case "too-many":
      return t("coupons.promoTooMany");
    case "no-place":
      return t("coupons.promoNoPlace");
    case "failed":
      return t("coupons.promoFailed");
    default:
      return null;
  }
}
