import type { ShopLocation } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { isExactSum, isNeeded, ZONE_SUMS } from "../../../model/zones/zone-faults.ts";
import type { ZoneTerms } from "../../../model/zones/zone-form.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";

interface TermsFieldsProps {
  readonly terms: readonly ZoneTerms[];
  readonly branches: readonly ShopLocation[];
  /** Whether to mark sums that the shop cannot store exactly. */
  readonly isTried: boolean;
  /** The fault of the terms as a whole; null: none. */
  readonly error: string | null;
  readonly onChange: (terms: ZoneTerms[]) => void;
}

const every = "every";
/** Minutes. */
const longestExpress = 600;

/** Fee, minimum and free delivery, for all branches or for one. */
export function TermsFields({ terms, branches, isTried, error, onChange }: TermsFieldsProps) {
  const { t } = useI18n();
  const ids = [null, ...branches.flatMap(({ warehouseIds }) => warehouseIds)];
  const nameOf = (branch: number | null) =>
    branch === null
      ? t("zones.branch.every")
      : (branches.find(({ warehouseIds }) => warehouseIds.includes(branch))?.name ?? String(branch));
  const free = ids.filter((id) => !terms.some(({ branch }) => branch === id));
  const put = (at: number, part: Partial<ZoneTerms>) =>
    onChange(terms.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const last = terms.at(-1) ?? { price: 0, minimum: 0, freeFrom: null, express: null, expressMinutes: null };
  return (
    <FieldGroup legend={t("zones.terms")} isLegendUnseen data-field="terms" error={error}>
      <div className={screen.form}>
        {terms.map((each, at) => (
          <fieldset key={each.branch ?? every} className={css.terms}>
            <legend className={screen.legend}>{t("zones.terms.of", { branch: nameOf(each.branch) })}</legend>
            <Select
              label={t("zones.branch")}
              value={String(each.branch ?? every)}
              onChange={(chosen) => put(at, { branch: chosen === every ? null : Number(chosen) })}
              choices={[each.branch, ...free].map((id) => ({ value: String(id ?? every), label: nameOf(id) }))}
            />
            <div className={css.sums}>
              {ZONE_SUMS.map((sum) => (
                <NumberField
                  key={sum}
                  label={t(`zones.${sum}`)}
                  value={each[sum] ?? Number.NaN}
                  onChange={(value) => put(at, { [sum]: Number.isNaN(value) ? (isNeeded(sum) ? 0 : null) : value })}
                  minValue={0}
                  maxValue={1_000_000}
                  step={0.01}
                  formatOptions={{ maximumFractionDigits: 2 }}
                  error={isTried && !isExactSum(sum, each[sum]) ? t("zones.fault.sum") : null}
                />
              ))}
              <NumberField
                label={t("zones.expressMinutes")}
                value={each.expressMinutes ?? Number.NaN}
                onChange={(value) => put(at, { expressMinutes: value > 0 ? value : null })}
                minValue={0}
                maxValue={longestExpress}
              />
            </div>
            <Button
              look="quiet"
              aria-label={t("zones.terms.remove.of", { branch: nameOf(each.branch) })}
              onPress={() => onChange(terms.filter((_, index) => index !== at))}
            >
              {t("zones.terms.remove")}
            </Button>
          </fieldset>
        ))}
        <p className={screen.quiet}>{t("zones.terms.hint")}</p>
        {free.length > 0 && (
          <div>
            <Button onPress={() => onChange([...terms, { ...last, branch: free[0] ?? null }])}>
              {terms.length === 0 ? t("zones.terms.first") : t("zones.terms.add")}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
