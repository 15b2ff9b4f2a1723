import type { WireQuote, WireWhyQuestion } from "@skatert/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { type ExampleLine, whyQuery } from "../../../../model/promotions/calls/why-query.ts";
import { branchesOf } from "../../../../model/promotions/form/branch-choices.ts";
import { isThere } from "../../../../model/promotions/states/promotion-shop.ts";
import { Button } from "../../../../ui/button.tsx";
import { ListSkeleton } from "../../../../ui/feedback/list-skeleton.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import type { ShopNames } from "../../../choosing/coupon-words/reason-text.ts";
import { DishFinder } from "../../../choosing/dish-finder.tsx";
import type { ShopParts } from "../../use-shop-parts.ts";
import css from "../promotion-editor.module.css";
import { VerdictList } from "../why/verdict-list.tsx";
import { WhyFailed } from "../why/why-panel.tsx";
import type { Example } from "./use-example-cart.ts";

interface ExamplePanelProps {
  readonly couponId: number;
  readonly example: Example;
  /** About the cart; null: it is empty. */
  readonly question: WireWhyQuestion | null;
  readonly shop: ShopParts;
  readonly names: ShopNames;
  readonly isChanged: boolean;
}

const METHODS = ["local_pickup", "flat_rate", "restaurants"] as const;

/** A cart that the shop counts with the draft, and why each promotion applies or does not (PROMO-1). */
export function ExamplePanel({ couponId, example, question, shop, names, isChanged }: ExamplePanelProps) {
  const { t } = useI18n();
  const heading = useId();
  const { lines, branch, method, day, time, phone } = example.cart;
  const branches = branchesOf(shop.places.locations).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className={screen.panel} aria-labelledby={heading}>
      <h3 id={heading} className={screen.heading}>
        {t("promo.why.example")}
      </h3>
      <p className={screen.quiet}>{t("promo.why.example.text")}</p>
      <Lines lines={lines} shop={shop} onChange={(next) => example.put({ lines: next })} />
      <DishFinder
        label={t("promo.why.example.find")}
        dishes={shop.dishes.filter(isThere)}
        onChoose={({ id, sizes }) =>
          example.put({ lines: [...lines, { dish: id, size: sizes[0]?.id ?? "", count: 1 }] })
        }
      />
      <Select
        label={t("promo.why.branch")}
        value={branch}
        onChange={(next) => example.put({ branch: next })}
        choices={branches}
      />
      <Choices
        label={t("promo.why.method")}
        value={method}
        onChange={(next) => example.put({ method: next })}
        choices={METHODS.map((value) => ({ value, label: t(`promo.why.method.${value}`) }))}
      />
      <div className={css.pair}>
        <TextField type="date" label={t("promo.why.day")} value={day} onChange={(next) => example.put({ day: next })} />
        <TextField
          type="time"
          label={t("promo.why.time")}
          value={time}
          onChange={(next) => example.put({ time: next })}
        />
      </div>
      <p className={screen.quiet}>{t("promo.why.soonest")}</p>
      <TextField
        type="tel"
        label={t("promo.why.by.phone")}
        hint={t("promo.why.phone.hint")}
        value={phone}
        onChange={(next) => example.put({ phone: next })}
        maxLength={40}
        isPlain
      />
      {isChanged && <p className={screen.quiet}>{t("promo.why.example.unsaved")}</p>}
      {question === null ? (
        <p className={screen.quiet}>{t("promo.why.example.empty")}</p>
      ) : (
        <Counted couponId={couponId} question={question} names={names} />
      )}
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly ExampleLine[];
  readonly shop: ShopParts;
  readonly onChange: (lines: readonly ExampleLine[]) => void;
}

const maxCount = 999;

function Lines({ lines, shop, onChange }: LinesProps) {
  const { t } = useI18n();
  const put = (at: number, part: Partial<ExampleLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return lines.map(({ dish, size, count }, at) => {
    const row = shop.dishes.find(({ id }) => id === dish);
    const name = row?.name ?? `№ ${dish}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cart may have a dish twice
      <div key={at} className={css.entry}>
        <span className={css.grow}>{name}</span>
        {row !== undefined && row.sizes.length > 0 && (
          <Select
            label={t("promo.why.example.size", { name })}
            value={size}
            onChange={(next) => put(at, { size: next })}
            choices={row.sizes.map((each) => ({ value: each.id, label: each.name }))}
          />
        )}
        <TextField
          label={t("promo.edit.rule.count")}
          aria-label={t("promo.why.example.count", { name })}
          inputMode="numeric"
          maxLength={3}
          value={String(count)}
          onChange={(text) => put(at, { count: Math.min(maxCount, Math.max(1, Math.floor(Number(text)) || 1)) })}
        />
        <Button
          look="quiet"
          aria-label={t("promo.edit.remove", { name })}
          onPress={() => onChange(lines.toSpliced(at, 1))}
        >
          {t("promo.edit.removeIt")}
        </Button>
      </div>
    );
  });
}

interface CountedProps {
  readonly couponId: number;
  readonly question: WireWhyQuestion;
  readonly names: ShopNames;
}

function Counted({ couponId, question, names }: CountedProps) {
  const { t } = useI18n();
  const asked = useQuery({ ...whyQuery(question), placeholderData: keepPreviousData });
  if (asked.isError) return <WhyFailed asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} rows={2} />;
  const { quote, promotions } = asked.data;
  return (
    <>
      {quote !== null && <Sums quote={quote} />}
      <VerdictList promotions={promotions} names={names} ownId={couponId} />
    </>
  );
}

function Sums({ quote }: { readonly quote: WireQuote }) {
  const { t, money } = useI18n();
  const discounts = quote.adjustments.filter(({ coupon_id }) => coupon_id !== undefined);
  return (
    <>
      <dl className={css.facts} aria-live="polite">
        {quote.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and keep their order
          <Fact key={at} name={t("promo.why.line", { name: line.name, count: line.quantity })}>
            {line.refusal == null ? money(line.total) : t("promo.why.unsold")}
          </Fact>
        ))}
        {discounts.map(({ label, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: discounts may share a label
          <Fact key={at} name={label ?? t("promo.why.discount")}>
            {money(amount)}
          </Fact>
        ))}
        <Fact name={t("promo.why.total")}>{money(quote.total)}</Fact>
      </dl>
      {quote.refusals.length > 0 && <p className={screen.quiet}>{t("promo.why.refused")}</p>}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
