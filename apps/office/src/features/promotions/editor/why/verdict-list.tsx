import type { WireWhyAnswer } from "@skatert/contract";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import screen from "../../../../ui/screen/screen.module.css";
import { reasonText, type ShopNames } from "../../../choosing/coupon-words/reason-text.ts";
import css from "../promotion-editor.module.css";

type Verdict = WireWhyAnswer["promotions"][number];

interface VerdictListProps {
  readonly promotions: readonly Verdict[];
  readonly names: ShopNames;
  /** The promotion that is asked about; it is the first. */
  readonly ownId?: number;
}

const RANK = { applied: 0, possible: 1, refused: 2 } as const;
const OUTCOMES = { applied: "promo.why.applied", possible: "promo.why.possible", refused: "promo.why.not" } as const;

/** Which promotion wins, and why each other does not apply. Without `ownId`, codes that were not typed are folded. */
export function VerdictList({ promotions, names, ownId }: VerdictListProps) {
  const { t } = useI18n();
  if (promotions.length === 0) return <p className={screen.quiet}>{t("promo.why.none")}</p>;
  const rank = ({ coupon_id, outcome }: Verdict) => (coupon_id === ownId ? -1 : RANK[outcome]);
  const ordered = promotions.toSorted((some, other) => rank(some) - rank(other));
  const nameOf = (id: number) => promotions.find(({ coupon_id }) => coupon_id === id)?.code ?? `№ ${id}`;
  const own = ordered.filter(({ coupon_id, outcome }) => coupon_id === ownId || outcome === "applied");
  const isFolded = ({ kind }: Verdict) => ownId !== undefined || kind === "promo";
  const others = ordered.filter((each) => !own.includes(each) && !isFolded(each));
  const folded = ordered.filter((each) => !own.includes(each) && isFolded(each));
  const foldedLabel = t(ownId === undefined ? "promo.list.group.codes" : "promo.why.others");
  return (
    <>
      <Verdicts label={t("promo.why.list")} rows={own} {...{ names, nameOf, ownId }} />
      <Verdicts label={t("promo.why.others")} rows={others} {...{ names, nameOf, ownId }} />
      {folded.length > 0 && (
        <details>
          <summary className={classNames(screen.link, css.others)}>{foldedLabel}</summary>
          <Verdicts label={foldedLabel} rows={folded} {...{ names, nameOf, ownId }} />
        </details>
      )}
    </>
  );
}

interface VerdictsProps {
  readonly label: string;
  readonly rows: readonly Verdict[];
  readonly names: ShopNames;
  readonly nameOf: (id: number) => string;
  readonly ownId: number | undefined;
}

function Verdicts({ label, rows, names, nameOf, ownId }: VerdictsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (rows.length === 0) return null;
  return (
    <ul className={screen.list} aria-label={label}>
      {rows.map(({ coupon_id, code, kind, outcome, reasons, blocked_by }) => {
        const said = [
          ...reasons.map((reason) => reasonText(reason, { i18n, names })),
          ...(blocked_by === null ? [] : [t("promo.why.blocked", { name: nameOf(blocked_by) })]),
        ];
        return (
          <li key={coupon_id} className={classNames(css.verdict, coupon_id === ownId && css.own)}>
            <span>
              <b>{code}</b> ·{" "}
              {t(kind === "promo" && outcome === "possible" ? "promo.why.possible.code" : OUTCOMES[outcome])}
            </span>
            {said.map((text) => (
              <span key={text} className={screen.quiet}>
                {text}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
