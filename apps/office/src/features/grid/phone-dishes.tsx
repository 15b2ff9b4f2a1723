import { moneyToRoubles } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../model/entities/menus.ts";
import { leastPrice } from "../../model/grid/grid-column.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import type { GridParts } from "./grid-desk.tsx";
import { GridNotices } from "./grid-notices.tsx";
import styles from "./grid-parts.module.css";
import { GridFilters } from "./grid-tools.tsx";
import { PhonePrices } from "./phone-prices.tsx";
import { useShownLines } from "./use-shown-lines.ts";

/** Number of dishes that each press adds to the list. */
const page = 50;

/** On a phone: a list to read, and a window with the prices of one dish. */
export function PhoneDishes({ asked, names, columns, saving }: GridParts) {
  const { t, money } = useI18n();
  const [limit, setLimit] = useState(page);
  const [opened, setOpened] = useUrlText("open");
  const { lines } = useShownLines(saving.dishes, asked, columns.all, false);
  const dishes = lines.filter(({ size }) => size === null).map(({ dish }) => dish);
  const dish = saving.dishes.find(({ id }) => id === opened);
  return (
    <div className={styles.screen}>
      <p className={screen.quiet}>{t("grid.phone.wide")}</p>
      <GridFilters asked={asked} categories={names.categories} columns={null} />
      <GridNotices saving={saving} />
      {dishes.length === 0 && <p className={screen.quiet}>{t("grid.none")}</p>}
      <ul className={screen.list}>
        {dishes.slice(0, limit).map((each) => {
          const lowest = leastPrice(each, MAIN_MENU);
          const price = lowest === null ? "" : money(moneyToRoubles(lowest));
          return (
            <li key={each.id}>
              <button type="button" className={styles.dish} onClick={() => setOpened(each.id)}>
                <span className={screen.name}>{each.name}</span>
                <span className={screen.quiet}>
                  {each.sizes.length > 0 && price !== "" ? t("grid.from", { price }) : price}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {dishes.length > limit && <Button onPress={() => setLimit(limit + page)}>{t("grid.more")}</Button>}
      {dish && (
        <PhonePrices
          key={dish.id}
          {...{ dish, names, saving }}
          columns={columns.all.filter(({ kind }) => kind === "price")}
          onClose={() => setOpened("")}
        />
      )}
    </div>
  );
}
