import { moneyToRoubles } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { branchCell } from "../../model/grid/branch-cell.ts";
import { cellText } from "../../model/grid/cell-text.ts";
import { type GridColumn, hasOwnValues, isInStock, leastPrice, pricesIn } from "../../model/grid/grid-column.ts";
import type { GridLine, OptionLine } from "../../model/grid/grid-line.ts";

/** Names by id. */
export interface GridNames {
  readonly categories: ReadonlyMap<string, string>;
  readonly dishes: ReadonlyMap<string, string>;
}

/** The text of a cell for people. */
export function shownText(column: GridColumn, line: GridLine, names: GridNames, i18n: I18n): string {
  const { t, money, language } = i18n;
  const { dish, size } = line;
  switch (column.kind) {
    case "branch": {
      const cell = branchCell(line, column.facet);
      if (cell === "unsold") return t("grid.branch.unsold");
      return cell === "own" ? shownText({ ...column, kind: "price" }, line, names, i18n) : "";
    }
    case "price": {
      const amount = hasOwnValues(line)
        ? (pricesIn(line, column.facet)?.price ?? null)
        : leastPrice(dish, column.facet);
      if (amount === null) return "";
      const price = money(moneyToRoubles(amount));
      return hasOwnValues(line) ? price : t("grid.from", { price });
    }
    case "old": {
      const old = pricesIn(line, column.facet)?.old ?? null;
      return old === null ? "" : money(moneyToRoubles(old));
    }
    case "weight": {
      const weight = cellText(column, line, { comma: language === "ru", yes: "", no: "" });
      return weight === "" || dish.unit === "" ? weight : `${weight} ${dish.unit}`;
    }
    case "stock":
      return isInStock(line) ? t("grid.yes") : t("grid.no");
    case "name":
      if (line.option !== null) return optionName(line.option, names);
      return size === null ? dish.name : size.name;
    default:
      return size === null ? plainText(column, line, names.categories, t) : "";
  }
}

/** "Соусы: Сырный", in the lines of a group "Сырный". */
function optionName({ group, product }: OptionLine, { categories, dishes }: GridNames): string {
  const name = dishes.get(product) ?? product;
  return group === null ? name : `${categories.get(group) ?? group}: ${name}`;
}

function plainText(
  { id }: GridColumn,
  { dish }: GridLine,
  categories: ReadonlyMap<string, string>,
  t: I18n["t"],
): string {
  if (id === "categories") return dish.category_ids.flatMap((each) => categories.get(each) ?? []).join(", ");
  const { state } = dish;
  return state === "changed" || state === "new" || state === "removed" ? t(`grid.state.row.${state}`) : "";
}
