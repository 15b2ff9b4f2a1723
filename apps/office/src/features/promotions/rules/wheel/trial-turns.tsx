import { useMemo, useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { oddsOf, trialTurns } from "../../../../model/promotions/rules/wheel-cost.ts";
import type { SegmentForm } from "../../../../model/promotions/rules/wheel-form.ts";
import { Button } from "../../../../ui/button.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { Table } from "../../../../ui/table.tsx";
import { percentText } from "./percent-text.ts";

const turns = 1_000;

interface PrizeRow {
  readonly id: string;
  readonly name: string;
  readonly odds: string;
  readonly drawn: string;
}

/** A thousand turns of this wheel, drawn as the shop draws: what guests would win. */
export function TrialTurns({ segments }: { readonly segments: readonly SegmentForm[] }) {
  const { t, number } = useI18n();
  /** 0: not tried yet. Each press draws other turns. */
  const [seed, setSeed] = useState(0);
  const trial = useMemo(() => (seed === 0 ? null : trialTurns(segments, turns, seed)), [segments, seed]);
  const odds = oddsOf(segments);
  if (!odds.some((each) => each > 0)) return null;
  return (
    <div className={screen.group}>
      <div>
        <Button onPress={() => setSeed(seed + 1)}>
          {t(seed === 0 ? "promo.rules.trial" : "promo.rules.trial.again", { count: number(turns) })}
        </Button>
      </div>
      <p role="status">
        {trial !== null &&
          t("promo.rules.trial.result", {
            turns: number(turns),
            points: t("promo.rules.points", { count: trial.points }),
            coupons: t("promo.rules.coupons", { count: trial.coupons }),
          })}
      </p>
      {trial !== null && (
        <Table<PrizeRow>
          caption={t("promo.rules.trial.caption", { count: number(turns) })}
          keyOf={({ id }) => id}
          rows={segments.map(({ id, label }, at) => ({
            id,
            name: label[""] || t("shopset.nameless"),
            odds: percentText(odds[at] ?? 0, number),
            drawn: number(trial.counts[at] ?? 0),
          }))}
          columns={[
            { id: "name", title: t("promo.rules.trial.prize"), isHead: true, cell: ({ name }) => name },
            { id: "odds", title: t("promo.rules.trial.odds"), isFigure: true, cell: (row) => row.odds },
            { id: "drawn", title: t("promo.rules.trial.drawn"), isFigure: true, cell: ({ drawn }) => drawn },
          ]}
        />
      )}
    </div>
  );
}
