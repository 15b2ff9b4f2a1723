import type { WireCouponRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { discardEntity } from "../../../model/entities/discard-entity.ts";
import { lastMonth, resultsQuery } from "../../../model/promotions/calls/past-calls.ts";
import { groupOf, PROMOTION_GROUPS, type PromotionGroup } from "../../../model/promotions/promotion-groups.ts";
import type { PromotionShop } from "../../../model/promotions/states/promotion-shop.ts";
import { useNow } from "../../../platform/clock/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { RemovedRow } from "../../changes/removed-row.tsx";
import { Besides } from "./besides.tsx";
import { PromotionFilters } from "./promotion-filters.tsx";
import css from "./promotion-list.module.css";
import { PromotionRow, type ShownPromotion } from "./promotion-row.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { isFoundIn, shownPromotions } from "./shown-promotions.ts";
import { useDuplicating } from "./use-duplicating.ts";
import type { PromotionsAsked } from "./use-promotions-asked.ts";

interface PromotionListProps {
  readonly rows: readonly WireCouponRow[];
  readonly shop: PromotionShop;
  readonly mayEdit: boolean;
  readonly asked: PromotionsAsked;
}

const minuteMs = 60_000;

/** Every promotion as a sentence, in groups, with its state and the results of the last 30 days (PROMO-1). */
export function PromotionList({ rows, shop, mayEdit, asked }: PromotionListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const now = Math.floor(useNow() / minuteMs) * minuteMs;
  const [removed, setRemoved] = useState<WireCouponRow | null>(null);
  const duplicate = useDuplicating(rows, asked);
  const results = useQuery({ ...resultsQuery(lastMonth(now, shop.zone)), retry: false }).data ?? null;
  const all = useMemo(() => shownPromotions(rows, { shop, i18n, now, results }), [rows, shop, i18n, now, results]);
  const q = useDeferredValue(asked.q.trim());
  const found = all.filter(
    (shown) => (asked.state === null || shown.standing.state === asked.state) && isFoundIn(q, shown),
  );
  const isFiltered = q !== "" || asked.state !== null;
  const gone = isFiltered ? [] : rows.filter(({ state }) => state === "removed");
  return (
    <div className={screen.part}>
      {mayEdit && (
        <div>
          <Button look="primary" size="large" data-key="new" onPress={() => asked.show({ new: "1" })}>
            {t("promo.list.new")}
          </Button>
        </div>
      )}
      <PromotionFilters asked={asked} />
      <p role="status" className={screen.quiet}>
        {t("promo.list.count", { count: found.length })}
      </p>
      {found.length === 0 && isFiltered && (
        <EmptyState
          title={t("promo.list.none")}
          text={t("promo.list.none.text")}
          action={<Button onPress={asked.clear}>{t("promo.list.none.clear")}</Button>}
        />
      )}
      {PROMOTION_GROUPS.map((group) => (
        <Group key={group} group={group} found={found.filter(({ row }) => groupOf(row) === group)}>
          {(shown) => (
            <PromotionRow
              key={shown.row.id}
              shown={shown}
              address={asked.addressOf({ open: shown.row.id })}
              actions={
                mayEdit ? { duplicate: () => void duplicate(shown.row), remove: () => setRemoved(shown.row) } : null
              }
            />
          )}
        </Group>
      ))}
      {gone.length > 0 && (
        <ul className={css.rows} aria-label={t("promo.list.gone")}>
          {gone.map(({ id, name }) => (
            <RemovedRow
              key={id}
              name={name}
              text="promo.list.gone.text"
              button="promo.list.keep"
              label={t("promo.list.keep.of", { name })}
              onKeep={() => discardEntity({ kind: "coupon", id })}
            />
          ))}
        </ul>
      )}
      {!isFiltered && <Besides />}
      {removed !== null && <RemoveDialog row={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}

interface GroupProps {
  readonly group: PromotionGroup;
  readonly found: readonly ShownPromotion[];
  readonly children: (shown: ShownPromotion) => ReactNode;
}

function Group({ group, found, children }: GroupProps) {
  const { t } = useI18n();
  const id = useId();
  if (found.length === 0) return null;
  return (
    <section className={screen.part} aria-labelledby={id}>
      <h2 id={id} className={screen.heading}>
        {t(`promo.list.group.${group}`)}
      </h2>
      <ul className={css.rows}>{found.map(children)}</ul>
    </section>
  );
}
