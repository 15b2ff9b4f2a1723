import type { WirePhoneMenu, WirePhoneQuote, WireQuote } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { adjustmentRows } from "../../model/board/orders/adjustment-rows.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { reasonText } from "../choosing/coupon-words/reason-text.ts";
import css from "./phone.module.css";
import { refusalWords } from "./refusal-words.ts";

interface QuotePanelProps {
  readonly menu: WirePhoneMenu;
  /** Null: nothing is ordered yet. Undefined: not answered yet. */
  readonly answer: WirePhoneQuote | null | undefined;
  readonly hasFailed: boolean;
  /** The typed code; "": none. */
  readonly code: string;
  readonly isPlacing: boolean;
  readonly canPlace: boolean;
  readonly onPlace: () => void;
}

/** The shop's quote while the guest is on the line, and why it refuses what it refuses (PHONE-1). */
export function QuotePanel({ menu, answer, hasFailed, code, isPlacing, canPlace, onPlace }: QuotePanelProps) {
  const { t, money } = useI18n();
  return (
    <section className={`${screen.panel} ${css.quote}`} aria-label={t("phone.quote")}>
      <h2 className={screen.heading}>{t("phone.quote")}</h2>
      {hasFailed && <p role="alert">{t("phone.quote.failed")}</p>}
      {answer === null && <p className={screen.quiet}>{t("phone.quote.empty")}</p>}
      {answer === undefined && !hasFailed && <ListSkeleton label={t("loading")} rows={3} />}
      {answer && (
        <>
          <Sums quote={answer.quote} />
          {answer.staff_discount.is_limited && (
            <p className={screen.fault}>
              {t("phone.discount.limited", {
                percent: answer.staff_discount.limit_percent,
                sum: money(answer.staff_discount.limit),
              })}
            </p>
          )}
          <Refusals quote={answer.quote} menu={menu} code={code} />
        </>
      )}
      {menu.documents.length > 0 && (
        <p className={screen.quiet}>{t("phone.consent", { documents: menu.documents.join(", ") })}</p>
      )}
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

function Sums({ quote }: { readonly quote: WireQuote }) {
  const { t, money } = useI18n();
  return (
    <dl className={css.sums} aria-live="polite">
      {quote.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and keep their order
        <Sum key={at} name={`${line.name} × ${line.quantity}`} value={line.refusal ? "—" : money(line.total)} />
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

function Refusals({ quote, menu, code }: { quote: WireQuote; menu: WirePhoneMenu; code: string }) {
  const i18n = useI18n();
  const branch = useShownBranch();
  const nameOf = (rows: readonly { readonly id: number; readonly name: string }[]) => (id: string | number) =>
    rows.find((row) => String(row.id) === String(id))?.name ?? `№ ${id}`;
  const names = { dish: nameOf(menu.dishes), section: nameOf(menu.sections), branch: nameOf([branch]) };
  const typed = quote.coupons.find((coupon) => coupon.code?.toLowerCase() === code.trim().toLowerCase());
  const words = [
    ...quote.refusals.map((refusal) => refusalWords(refusal, i18n, branch.time_zone)),
    ...quote.lines.flatMap((line) =>
      line.refusal ? [`${line.name}: ${refusalWords(line.refusal, i18n, branch.time_zone)}`] : [],
    ),
    ...(typed?.refusals ?? []).map((refusal) =>
      i18n.t("phone.code.why", { code, reason: reasonText(refusal, { i18n, names }) }),
    ),
  ];
  return (
    <ul className={css.found} aria-live="polite" aria-label={i18n.t("phone.refusals")}>
      {[...new Set(words)].map((text) => (
        <li key={text} className={screen.fault}>
          {text}
        </li>
      ))}
    </ul>
  );
}
