import { memo, useDeferredValue, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { GridColumn } from "../../model/grid/grid-column.ts";
import { BRANCH_STATES, GRID_STATES } from "../../model/grid/shown-dishes.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./grid-parts.module.css";
import type { GridAsked } from "./use-grid-asked.ts";
import type { GridColumns } from "./use-grid-columns.ts";

interface FiltersProps {
  readonly asked: GridAsked;
  readonly categories: ReadonlyMap<string, string>;
  /** Null on a phone, whose list has no columns to sort by. */
  readonly columns: GridColumns | null;
}

const menuOrder = "menu";

/** Search, category, state and order, all kept in the address. */
export function GridFilters({ asked, categories, columns }: FiltersProps) {
  const { t } = useI18n();
  const { filter, set } = asked;
  const hasBranches = columns?.choose === null;
  // Deferred, so that a press on a title sorts the lines before this field renders.
  const sort = useDeferredValue(asked.sort);
  return (
    <search className={styles.filters}>
      <TextField type="search" label={t("grid.search")} value={filter.q} onChange={set.q} maxLength={60} />
      <CategoryChoice category={filter.category} categories={categories} onChoose={set.category} />
      <StateChoice state={filter.state} states={hasBranches ? BRANCH_STATES : GRID_STATES} onChoose={set.state} />
      {columns !== null && <SortChoice sort={sort} columns={columns.shown} onChoose={set.sort} />}
    </search>
  );
}

// Each is memoized: rendering a react-aria list takes as long as rendering the lines that a press changes.

interface CategoryChoiceProps extends Pick<FiltersProps, "categories"> {
  readonly category: string;
  readonly onChoose: (category: string) => void;
}

const CategoryChoice = memo(function CategoryChoice({ category, categories, onChoose }: CategoryChoiceProps) {
  const { t } = useI18n();
  return (
    <Select
      label={t("grid.category")}
      value={categories.has(category) ? category : "all"}
      onChange={(value) => onChoose(value === "all" ? "" : value)}
      choices={[
        { value: "all", label: t("grid.category.all") },
        ...[...categories].map(([value, label]) => ({ value, label })),
      ]}
    />
  );
});

interface StateChoiceProps {
  readonly state: string;
  readonly states: readonly (typeof GRID_STATES | typeof BRANCH_STATES)[number][];
  readonly onChoose: (state: string) => void;
}

const StateChoice = memo(function StateChoice({ state, states, onChoose }: StateChoiceProps) {
  const { t } = useI18n();
  return (
    <Select
      label={t("grid.state")}
      value={states.find((each) => each === state) ?? "all"}
      onChange={(value) => onChoose(value === "all" ? "" : value)}
      choices={states.map((value) => ({ value, label: t(`grid.state.${value}`) }))}
    />
  );
});

interface SortChoiceProps extends Pick<GridAsked, "sort"> {
  readonly columns: readonly GridColumn[];
  readonly onChoose: (sort: string) => void;
}

const SortChoice = memo(function SortChoice({ sort, columns, onChoose }: SortChoiceProps) {
  const { t } = useI18n();
  return (
    <Select
      label={t("grid.sort")}
      value={sort === "" ? menuOrder : sort}
      onChange={(value) => onChoose(value === menuOrder ? "" : value)}
      choices={[
        { value: menuOrder, label: t("grid.sort.menu") },
        ...columns
          .filter(({ kind }) => kind !== "plain")
          .flatMap(({ id, title }) => [
            { value: id, label: t("grid.sort.up", { column: title }) },
            { value: `-${id}`, label: t("grid.sort.down", { column: title }) },
          ]),
      ]}
    />
  );
});

/** The columns that are shown on this device. */
export function ColumnsButton({ columns }: { readonly columns: GridColumns }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { choose } = columns;
  if (choose === null) return null;
  const shown = new Set(columns.shown.map(({ id }) => id));
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("grid.columns")}</Button>
      <Dialog title={t("grid.columns.title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className={screen.quiet}>{t("grid.columns.text")}</p>
        <div>
          {columns.all
            .filter(({ kind }) => kind !== "name")
            .map(({ id, title }) => (
              <div key={id}>
                <Checkbox isSelected={shown.has(id)} onChange={(isShown) => choose(id, isShown)}>
                  {title}
                </Checkbox>
              </div>
            ))}
        </div>
        <DialogButtons>
          <Button look="primary" onPress={() => setOpen(false)}>
            {t("grid.columns.done")}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
