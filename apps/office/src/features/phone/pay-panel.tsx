import type { WirePhoneMenu, WirePhoneQuote } from "@skatert/contract";
import { IF_MISSING, STAFF_DISCOUNT_REASONS } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { giftKey, methodOf, paymentOf, paymentsOf } from "../../model/phone/phone-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Choices } from "../../ui/fields/choices.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Fold } from "../../ui/screen/fold.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./phone.module.css";
import type { PhoneWork } from "./use-phone-draft.ts";

interface PanelProps {
  readonly work: PhoneWork;
  readonly menu: WirePhoneMenu;
}

interface PayPanelProps extends PanelProps {
  readonly sale: Sale;
  /** See paymentsOf. */
  readonly offered: readonly string[] | null;
  readonly gifts: WirePhoneQuote["gifts"];
}

/** Payment, comment, code, points, discount and company. */
export function PayPanel({ work, menu, sale, offered, gifts }: PayPanelProps) {
  const { t } = useI18n();
  const { draft, put } = work;
  return (
    <section className={screen.panel} aria-label={t("phone.pay")}>
      <Payment work={work} menu={menu} sale={sale} offered={offered} />
      <TextField
        label={t("phone.comment")}
        value={draft.comment}
        onChange={(comment) => put({ comment })}
        maxLength={1_000}
      />
      <div className={css.fields}>
        <TextField
          label={t("phone.code")}
          value={draft.code}
          onChange={(code) => put({ code })}
          maxLength={100}
          isPlain
        />
        {menu.has_points && (
          <TextField
            label={t("phone.points")}
            value={draft.points}
            onChange={(points) => put({ points })}
            inputMode="numeric"
            maxLength={7}
          />
        )}
      </div>
      {gifts.length > 0 && (
        <Select
          label={t("phone.gift")}
          placeholder={t("phone.gift.none")}
          value={draft.gift === "" ? null : draft.gift}
          onChange={(gift) => put({ gift })}
          choices={gifts.flatMap(({ coupon_id: coupon, choices }) =>
            choices.map((gift) => ({ value: giftKey(coupon, gift), label: giftName(sale, gift) })),
          )}
        />
      )}
      {sale.asksIfMissing && (
        <Choices
          label={t("phone.ifMissing")}
          value={draft.ifMissing}
          onChange={(ifMissing) => put({ ifMissing })}
          choices={IF_MISSING.map((value) => ({ value, label: t(`phone.ifMissing.${value}`) }))}
        />
      )}
      {menu.discount_limit_percent > 0 && <Discount work={work} menu={menu} />}
      <Company work={work} />
    </section>
  );
}

/** The dish with its size; by its number if the branch has it no more. */
function giftName(
  { catalog }: Sale,
  { product_id, variation_id }: WirePhoneQuote["gifts"][number]["choices"][number],
): string {
  const product = catalog.products.get(product_id);
  const size = product?.variations.find(({ id }) => id === variation_id)?.attributes.map(({ option }) => option);
  return [product?.name ?? `№ ${product_id}`, ...(size ?? [])].join(", ");
}

function Payment({ work: { draft, put }, menu, sale, offered }: Omit<PayPanelProps, "gifts">) {
  const { t } = useI18n();
  const { id: branch } = useShownBranch();
  const payment = paymentOf(draft, { branch, menu, sale, offered });
  return (
    <>
      <Choices
        label={t("phone.payment")}
        value={payment?.id ?? ""}
        onChange={(id) => put({ payment: id })}
        choices={paymentsOf(sale, methodOf(draft, menu), offered).map(({ id, name, online }) => ({
          value: id,
          label: online ? t("phone.payment.link", { name }) : name,
        }))}
      />
      {payment?.online === false && (
        <TextField
          label={t("change.payment.changeFrom")}
          value={draft.changeFrom}
          onChange={(changeFrom) => put({ changeFrom })}
          inputMode="decimal"
          maxLength={9}
        />
      )}
      {payment?.online && menu.languages.length > 1 && (
        <Select
          label={t("phone.language")}
          value={draft.language || (menu.languages[0]?.code ?? "")}
          onChange={(language) => put({ language })}
          choices={menu.languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </>
  );
}

function Company({ work: { draft, put } }: Pick<PanelProps, "work">) {
  const { t } = useI18n();
  return (
    <Fold title={t("phone.company.fold")} startsOpen={draft.company !== "" || draft.taxNumber !== ""}>
      <div className={css.fields}>
        <TextField
          label={t("phone.company")}
          value={draft.company}
          onChange={(company) => put({ company })}
          maxLength={200}
        />
        <TextField
          label={t("phone.taxNumber")}
          value={draft.taxNumber}
          onChange={(taxNumber) => put({ taxNumber })}
          error={/^(\d{10}|\d{12})?$/.test(draft.taxNumber.trim()) ? null : t("phone.taxNumber.wrong")}
          inputMode="numeric"
          maxLength={12}
        />
      </div>
    </Fold>
  );
}

function Discount({ work: { draft, put }, menu }: PanelProps) {
  const { t } = useI18n();
  return (
    <Fold title={t("phone.discount.fold")} startsOpen={draft.discount !== ""}>
      <div className={css.fields}>
        <TextField
          label={t("phone.discount")}
          hint={t("phone.discount.limit", { percent: menu.discount_limit_percent })}
          value={draft.discount}
          onChange={(discount) => put({ discount })}
          inputMode="decimal"
          maxLength={8}
        />
        <Choices
          label={t("phone.discount.kind")}
          value={draft.discountKind}
          onChange={(discountKind) => put({ discountKind })}
          choices={[
            { value: "percent", label: "%" },
            { value: "amount", label: "₽" },
          ]}
        />
        <Select
          label={t("phone.discount.reason")}
          value={draft.discountReason}
          onChange={(discountReason) => put({ discountReason })}
          choices={STAFF_DISCOUNT_REASONS.map((value) => ({ value, label: t(`phone.discount.reason.${value}`) }))}
        />
      </div>
    </Fold>
  );
}
