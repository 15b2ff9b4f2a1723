import { moneyToRoubles } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../model/entities/menus.ts";
import { branchCell } from "../../model/grid/branch-cell.ts";
import { type GridColumn, leastPrice } from "../../model/grid/grid-column.ts";
import type { GridLine } from "../../model/grid/grid-line.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import screen from "../../ui/screen/screen.module.css";
import type { GridParts } from "./grid-desk.tsx";
import { GridNotices } from "./grid-notices.tsx";
import styles from "./grid-parts.module.css";
import { GridFilters } from "./grid-tools.tsx";
import { MainPrices } from "./main-prices.tsx";
import { PhonePrices } from "./phone-prices.tsx";
import { shownText } from "./shown-text.ts";
import { useShownLines } from "./use-shown-lines.ts";

/** Number of dishes that each press adds to the list. */
const page = 50;

/** On a phone: the dishes with the prices of one branch, and a window with those of one dish (MENU-23). */
export function PhoneBranches({ asked: filters, names, columns, menus, saving }: GridParts) {
  const i18n = useI18n();
  const { t } = i18n;
  const [limit, setLimit] = useState(page);
  const [opened, setOpened] = useUrlText("open");
  const [asked, setAsked] = useUrlText("branch");
  const { lines } = useShownLines(saving.dishes, filters, columns.all, false);
  const branches = columns.all.filter(({ kind }) => kind === "branch");
  const menu = (menus ?? []).find(({ warehouses }) => warehouses.some((id) => String(id) === asked));
  const column = branches.find(({ facet }) => facet === menu?.facet) ?? branches[0];
  const rows = lines.filter(({ size }) => size === null);
  const dish = saving.dishes.find(({ id }) => id === opened);
  if (column === undefined) return null;
  return (
    <div className={styles.screen}>
      <Select
        label={t("grid.branch")}
        value={String(menu?.warehouses[0] ?? menus?.[0]?.warehouses[0])}
        onChange={setAsked}
        choices={(menus ?? []).map(({ name, warehouses }) => ({ value: String(warehouses[0]), label: name }))}
      />
      <GridFilters asked={filters} categories={names.categories} columns={null} />
      <div className={screen.buttons}>
        <MainPrices menus={menus ?? []} {...{ columns, saving }} selected={[]} shown={lines} />
      </div>
      <GridNotices saving={saving} />
      {rows.length === 0 && <p className={screen.quiet}>{t("grid.none")}</p>}
      <ul className={screen.list}>
        {rows.slice(0, limit).map((line) => (
          <li key={line.key}>
            <button type="button" className={styles.dish} onClick={() => setOpened(line.key)}>
              <span className={screen.name}>{line.dish.name}</span>
              <span className={screen.quiet}>
                {priceText(line, column, i18n, () => shownText(column, line, names, i18n))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length > limit && <Button onPress={() => setLimit(limit + page)}>{t("grid.more")}</Button>}
      {dish && (
        <PhonePrices
          key={`${dish.id} ${column.id}`}
          {...{ dish, names, saving }}
          columns={[column]}
          onClose={() => setOpened("")}
        />
      )}
    </div>
  );
}

function priceText(
  { dish, ...line }: GridLine,
  { facet }: GridColumn,
  { t, money }: ReturnType<typeof useI18n>,
  own: () => string,
): string {
  const cell = branchCell({ dish, ...line }, facet);
  if (cell !== "main") return cell === "own" ? t("grid.branch.own", { price: own() }) : own();
  const main = leastPrice(dish, MAIN_MENU);
  if (main === null) return t("grid.branch.main");
  const price = money(moneyToRoubles(main));
  return t("grid.branch.main.price", { price: dish.sizes.length > 0 ? t("grid.from", { price }) : price });
}
