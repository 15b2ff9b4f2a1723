import { OLD_PRICE_RULES, type OldPriceRule, PRICE_ROUNDINGS, type PriceRounding, readPercent } from "@skatert/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../model/entities/menus.ts";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import type { CellEdit } from "../../model/grid/grid-edits.ts";
import type { GridLine } from "../../model/grid/grid-line.ts";
import { editsOfPreview, previewedPrices } from "../../model/grid/price-edits.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./grid-parts.module.css";
import { PercentPreview } from "./percent-preview.tsx";

interface PercentDialogProps {
  /** The lines of the selection, and all lines that match the filter. */
  readonly selected: readonly GridLine[];
  readonly shown: readonly GridLine[];
  /** The price columns of all menus. */
  readonly columns: readonly GridColumn[];
  /** The menus that are chosen at first. */
  readonly chosen: readonly string[];
  readonly onApply: (edits: readonly CellEdit[]) => void;
  readonly onClose: () => void;
}

/** Changes prices by a percentage in one step, after a preview of every price (EDIT-2). */
export function PercentDialog({ selected, shown, columns, chosen, onApply, onClose }: PercentDialogProps) {
  const { t } = useI18n();
  const [scope, setScope] = useState<"selected" | "shown">(selected.length > 1 ? "selected" : "shown");
  const [typed, setTyped] = useState("");
  const [rounding, setRounding] = useState<PriceRounding>("1");
  const [oldPrice, setOldPrice] = useState<OldPriceRule>("keep");
  const [facets, setFacets] = useState(chosen);
  const percent = readPercent(typed);
  const lines = scope === "selected" ? selected : shown;
  const change = useDeferredValue(percent);
  const preview = useMemo(() => {
    if (change === null) return [];
    const wanted = columns.filter(({ facet }) => facets.includes(facet));
    return previewedPrices(lines, wanted, { percent: change, rounding, oldPrice });
  }, [change, lines, columns, facets, rounding, oldPrice]);
  const toggle = (facet: string, isChosen: boolean) =>
    setFacets(isChosen ? [...facets, facet] : facets.filter((each) => each !== facet));
  const isReady = percent !== null && percent === change && preview.length > 0;
  return (
    <Dialog title={t("grid.percent.title")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onApply(editsOfPreview(preview));
        }}
      >
        <Choices
          label={t("grid.percent.scope")}
          value={scope}
          onChange={setScope}
          choices={[
            { value: "selected", label: t("grid.percent.scope.selected", { count: selected.length }) },
            { value: "shown", label: t("grid.percent.scope.shown", { count: shown.length }) },
          ]}
        />
        <div className={styles.fields}>
          <TextField
            label={t("grid.percent.percent")}
            hint={t("grid.percent.hint")}
            error={percent === null && typed !== "" && typed !== "-" ? t("grid.percent.fault") : null}
            value={typed}
            onChange={setTyped}
            maxLength={12}
            autoFocus
          />
          <Select
            label={t("grid.percent.rounding")}
            value={rounding}
            onChange={setRounding}
            choices={PRICE_ROUNDINGS.map((value) => ({ value, label: t(`grid.percent.rounding.${value}`) }))}
          />
        </div>
        <Choices
          label={t("grid.percent.old")}
          value={oldPrice}
          onChange={setOldPrice}
          choices={OLD_PRICE_RULES.map((value) => ({ value, label: t(`grid.percent.old.${value}`) }))}
        />
        {columns.length > 1 && (
          <fieldset className={screen.group}>
            <legend className={screen.legend}>{t("grid.percent.menus")}</legend>
            <div className={styles.ticks}>
              {columns.map(({ facet, title }) => (
                <Checkbox key={facet} isSelected={facets.includes(facet)} onChange={(is) => toggle(facet, is)}>
                  {facet === MAIN_MENU ? t("grid.percent.menus.main") : title}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
        {percent !== null && <PercentPreview preview={preview} hasBranches={columns.length > 1} />}
        <DialogButtons>
          <Button onPress={onClose}>{t("grid.percent.back")}</Button>
          <Button type="submit" look="primary" isDisabled={!isReady}>
            {t("grid.percent.apply", { count: preview.length })}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
