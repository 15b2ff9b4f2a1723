import type { WireStockCount } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type StockView, stockQuery } from "../../model/stops/stock-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useRight } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { StockDialog } from "./stock-dialog.tsx";

const VIEWS = ["low", "all"] as const satisfies readonly StockView[];

/** Stock of the branch: what is sold out or low, what will run out tonight, and corrections (STOP-4). */
export function StockPart() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const mayEdit = useRight("stock.edit");
  const [query, setQuery] = useUrlText("q");
  const [viewText, setView] = useUrlText("view");
  const view = VIEWS.find((each) => each === viewText) ?? "low";
  const typed = useDeferredValue(query.trim());
  // A search looks at all dishes, whatever their stock.
  const asked = useQuery(stockQuery(branch.id, typed === "" ? view : "all", typed));
  const [chosen, setChosen] = useState<WireStockCount | null>(null);
  return (
    <div className={screen.part}>
      <search className={screen.part}>
        <TextField type="search" label={t("stops.stock.search")} value={query} onChange={setQuery} maxLength={100} />
        <Choices
          label={t("stops.stock.view")}
          choices={VIEWS.map((value) => ({ value, label: t(`stops.stock.view.${value}`) }))}
          value={view}
          onChange={(value) => setView(value === "low" ? "" : value)}
        />
      </search>
      {asked.data === undefined && asked.isError ? (
        <LoadFailed title="stops.stock.error" asked={asked} />
      ) : asked.data === undefined ? (
        <ListSkeleton label={t("loading")} />
      ) : asked.data.rows.length === 0 ? (
        <Nothing isFiltered={typed !== ""} view={view} />
      ) : (
        <>
          <ul className={screen.list}>
            {asked.data.rows.map((count) => (
              <CountRow
                key={`${count.product_id} ${count.variation_id}`}
                count={count}
                onChange={mayEdit ? () => setChosen(count) : null}
              />
            ))}
          </ul>
          {asked.data.total > asked.data.rows.length && (
            <p className={screen.quiet}>
              {t("stops.stock.more", { shown: asked.data.rows.length, total: asked.data.total })}
            </p>
          )}
        </>
      )}
      {chosen && <StockDialog count={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function Nothing({ isFiltered, view }: { readonly isFiltered: boolean; readonly view: StockView }) {
  const { t } = useI18n();
  if (isFiltered) return <p className={screen.quiet}>{t("stops.stock.none")}</p>;
  return view === "low" ? (
    <EmptyState title={t("stops.stock.enough.title")} text={t("stops.stock.enough.text")} />
  ) : (
    <EmptyState title={t("stops.stock.empty.title")} text={t("stops.stock.empty.text")} />
  );
}

interface CountRowProps {
  readonly count: WireStockCount;
  /** Null: the person may only read. */
  readonly onChange: (() => void) | null;
}

function CountRow({ count, onChange }: CountRowProps) {
  const { t, time, number } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const { name, quantity, outlook, sold, runs_out_at } = count;
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>{name}</p>
        <p className={outlook === "enough" ? undefined : screen.fault}>
          {outlook === "tonight" && runs_out_at !== null
            ? t("stops.stock.tonight", { time: time(runs_out_at, zone) })
            : t(`stops.stock.outlook.${outlook}`)}
        </p>
        <p className={screen.quiet}>{t("stops.stock.sold", { sold: number(sold) })}</p>
      </div>
      <p className={screen.figure}>
        <span className={screen.kind}>{t("stops.stock.left")}</span> {number(quantity)}
      </p>
      {onChange && (
        <Button aria-label={t("stops.stock.change.of", { name })} onPress={onChange}>
          {t("stops.stock.change")}
        </Button>
      )}
    </li>
  );
}
