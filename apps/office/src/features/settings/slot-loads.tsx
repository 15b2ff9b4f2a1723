import type { WireBranchBoard } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import screen from "../../ui/screen/screen.module.css";
import { Table } from "../../ui/table.tsx";

/** The slots of the next 24 hours with orders, beside the limits (BOARD-7). */
export function SlotLoads({ slots, capacity }: Pick<WireBranchBoard, "slots" | "capacity">) {
  const { t, time, money, number } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const taken = slots.filter(({ orders }) => orders > 0);
  const of = (value: string, limit: string | null) =>
    limit === null ? value : t("settings.slots.of", { value, limit });
  const limit = (value: number | null) => (value === null ? null : number(value));
  return (
    <section className={screen.panel} aria-labelledby="slots">
      <h2 id="slots" className={screen.heading}>
        {t("settings.slots.title")}
      </h2>
      {taken.length === 0 ? (
        <p className={screen.quiet}>{t("settings.slots.none")}</p>
      ) : (
        <Table
          caption={t("settings.slots.title")}
          rows={taken}
          keyOf={({ from }) => from}
          columns={[
            {
              id: "time",
              title: t("settings.slots.time"),
              isHead: true,
              cell: ({ from, to }) => `${time(from, zone)}–${time(to, zone)}`,
            },
            {
              id: "orders",
              title: t("settings.slots.orders"),
              isFigure: true,
              cell: ({ orders }) => of(number(orders), limit(capacity.orders)),
            },
            {
              id: "dishes",
              title: t("settings.slots.dishes"),
              isFigure: true,
              cell: ({ dishes }) => of(number(dishes), limit(capacity.dishes)),
            },
            {
              id: "money",
              title: t("settings.slots.money"),
              isFigure: true,
              cell: (slot) => of(money(slot.money), capacity.money === null ? null : money(capacity.money)),
            },
          ]}
        />
      )}
    </section>
  );
}
