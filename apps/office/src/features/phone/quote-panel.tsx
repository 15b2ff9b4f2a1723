import type { WirePhoneMenu, WireQuote, WireRefusal } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { adjustmentRows } from "../../model/board/orders/adjustment-rows.ts";
import type { PhoneDraft } from "../../model/phone/phone-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { isNoAnswer } from "../../platform/api/office-error.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { reasonText } from "../choosing/coupon-words/reason-text.ts";
import { quantityText } from "../choosing/dish/quantity-text.ts";
import { refusalText } from "../choosing/refusal-text.ts";
import css from "./phone.module.css";
import type { Placing } from "./use-placing.ts";

interface QuotePanelProps {
  readonly menu: WirePhoneMenu;
  readonly sale: Sale;
  readonly draft: PhoneDraft;
  readonly order: Placing;
  readonly onPlace: () => void;
}

/** The shop's quote while the guest is on the line, and why it refuses what it refuses (PHONE-1). */
export function QuotePanel({ menu, sale, draft, order, onPlace }: QuotePanelProps) {
  const { t, money } = useI18n();
  const { answer, quote, isPlacing, isUnknown, hasPhone, canPlace } = order;
  return (
    <section className={`${screen.panel} ${css.quote}`} aria-label={t("phone.quote")}>
      <h2 className={screen.heading}>{t("phone.quote")}</h2>
      {quote.isError && answer !== null && (
        <div role="alert" className={screen.group}>
          <p className={screen.fault}>{t(isNoAnswer(quote.error) ? "phone.quote.away" : "phone.quote.failed")}</p>
          <Button isPending={quote.isFetching} onPress={() => void quote.refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {draft.dishes.length === 0 && <p className={screen.quiet}>{t("phone.quote.empty")}</p>}
      {answer === undefined && !quote.isError && <ListSkeleton label={t("loading")} rows={3} />}
      {answer && (
        <>
          <Sums quote={answer.quote} sale={sale} />
          {answer.staff_discount.is_limited && (
            <p className={screen.fault}>
              {t("phone.discount.limited", {
                percent: answer.staff_discount.limit_percent,
                sum: money(answer.staff_discount.limit),
              })}
            </p>
          )}
          <Refusals quote={answer.quote} sale={sale} code={draft.code} />
        </>
      )}
      {menu.documents.length > 0 && (
        <p className={screen.quiet}>{t("phone.consent", { documents: menu.documents.join(", ") })}</p>
      )}
      {isUnknown && (
        <p role="alert" className={css.warning}>
          {t("phone.unknown")}
        </p>
      )}
      {answer && !hasPhone && <p className={screen.quiet}>{t("phone.number.missing")}</p>}
      <Button
        look="primary"
        size="large"
        wide
        isPending={isPlacing}
        isDisabled={!canPlace}
        aria-keyshortcuts="Control+Enter"
        onPress={onPlace}
      >
        {answer ? t("phone.place.sum", { sum: money(answer.quote.total) }) : t("phone.place.do")}
      </Button>
    </section>
  );
}

interface SumsProps {
  readonly quote: WireQuote;
  readonly sale: Sale;
}

function Sums({ quote, sale }: SumsProps) {
  const { t, money } = useI18n();
  return (
    <dl className={css.sums} aria-live="polite">
      {quote.lines.map(({ product_id: id, name, quantity, total, refusal }, at) => (
        <Sum
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and keep their order
          key={at}
          name={`${quantityText(sale.catalog.products.get(id), quantity, t)} ${name}`}
          value={refusal ? "—" : money(total)}
        />
      ))}
      {adjustmentRows(quote.adjustments, t).map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discounts may share a label
        <Sum key={at} name={name} value={money(amount)} />
      ))}
      <dt className={css.total}>{t("ticket.total")}</dt>
      <dd className={css.total}>{money(quote.total)}</dd>
    </dl>
  );
}

function Sum({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Refusals({ quote, sale, code }: SumsProps & { readonly code: string }) {
  const i18n = useI18n();
  const { t, dayTime } = i18n;
  const branch = useShownBranch();
  const { products, categoryById } = sale.catalog;
  const names = {
    dish: (id: string | number) => products.get(Number(id))?.name ?? `№ ${id}`,
    section: (id: string | number) => categoryById.get(Number(id))?.name ?? `№ ${id}`,
    branch: (id: number) => (id === branch.id ? branch.name : `№ ${id}`),
  };
  const typed = quote.coupons.find((coupon) => coupon.code?.toLowerCase() === code.trim().toLowerCase());
  const textOf = (refusal: WireRefusal) =>
    refusalText(refusal, i18n, { dayTime: (instant) => dayTime(instant, branch.time_zone) });
  const words = [
    ...quote.refusals.map(textOf),
    ...quote.lines.flatMap(({ name, refusal, note_dropped: isNoteLost }) => [
      ...(refusal ? [`${name}: ${textOf(refusal)}`] : []),
      ...(isNoteLost ? [t("phone.noNotes", { name })] : []),
    ]),
    ...(typed?.refusals ?? []).map((refusal) =>
      t("phone.code.why", { code, reason: reasonText(refusal, { i18n, names }) }),
    ),
  ];
  return (
    <ul className={css.found} aria-live="polite" aria-label={t("phone.refusals")}>
      {[...new Set(words)].map((text) => (
        <li key={text} className={`${screen.fault} ${css.why}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
