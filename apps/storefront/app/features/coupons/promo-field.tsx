import { type KeyboardEvent, useId, useState } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../state/cart-discounts-store.ts";
import { useCartView } from "../../state/cart-view.ts";
import { refusalText } from "../../state/refusal-text.ts";
import { useShop } from "../../state/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./promo-field.module.css";
import { type PromoVerdict, promoVerdict } from "./promo-verdict.ts";

/** The promo code: typed, then either at work or with the reason why not beside it. */
export function PromoField() {
  const { t } = useI18n();
  const code = useDiscounts((state) => state.promoCode);
  const held = useDiscounts((state) => state.heldCode);
  const [isOpen, setOpen] = useState(false);
  const { quote } = useCartView();
  const verdict = promoVerdict(code, quote, held);
  if (verdict?.kind === "applied") return <AppliedCode code={verdict.code} />;
  if (!isOpen && code === null) {
    return (
      <button type="button" className={styles["reveal"]} onClick={() => setOpen(true)}>
        {t("coupons.promoAdd")}
      </button>
    );
  }
  return <CodeForm code={code} verdict={verdict} />;
}

function AppliedCode({ code }: { readonly code: string }) {
  const { t } = useI18n();
  return (
    <div className={styles["applied"]}>
      <Icon name="check" size={20} />
      <span className={styles["appliedText"]} role="status">
        {t("coupons.promoWorks", { code })}
      </span>
      <IconButton icon="close" label={t("coupons.promoRemove", { code })} onClick={useDiscounts.getState().dropCode} />
    </div>
  );
}

function CodeForm({ code, verdict }: { readonly code: string | null; readonly verdict: PromoVerdict | null }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { timeZone } = useShop();
  const id = useId();
  const [text, setText] = useState(code ?? "");
  const { enterCode, dropCode } = useDiscounts.getState();
  // No form of its own: the field also stands within the form of an order, which Enter must not send.
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    enterCode(text);
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
        onClick={() => enterCode(text)}
      >
        {t("coupons.promoApply")}
      </Button>
      <p id={`${id}-verdict`} role="alert" className={styles["verdict"]}>
        {verdict?.kind === "refused" ? reasonOf(verdict, i18n, timeZone) : null}
        {verdict?.kind === "too-many" ? t("coupons.promoTooMany") : null}
      </p>
    </div>
  );
}

function reasonOf({ refusals }: Extract<PromoVerdict, { kind: "refused" }>, i18n: I18n, timeZone: string): string {
  return refusals.map((refusal) => refusalText(refusal, { i18n, timeZone })).join(". ");
}
