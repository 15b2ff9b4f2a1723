import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { branchCell } from "../../model/grid/branch-cell.ts";
import { sellAsMain } from "../../model/grid/bulk-call.ts";
import { isEditable } from "../../model/grid/grid-column.ts";
import type { GridLine } from "../../model/grid/grid-line.ts";
import type { GridDishes } from "../../model/grid/grid-query.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import type { GridColumns } from "./use-grid-columns.ts";
import type { GridSaving } from "./use-grid-saver.ts";

interface MainPricesProps {
  readonly menus: GridDishes["menus"];
  readonly columns: GridColumns;
  readonly saving: GridSaving;
  /** The lines of the selection, and all lines that match the filter. */
  readonly selected: readonly GridLine[];
  readonly shown: readonly GridLine[];
}

/** A button that gives prices of a branch back to the main menu: of some dishes, of a section, or all (MENU-23). */
export function MainPrices(props: MainPricesProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isAny = props.menus.some(({ is_own: isOwn }) => isOwn);
  return (
    <>
      <Button isDisabled={!isAny} onPress={() => setOpen(true)}>
        {t("grid.branch.back")}
      </Button>
      {isOpen && <BackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type Scope = "selected" | "shown" | "all";

function BackDialog({ menus, columns, saving, selected, shown, onClose }: MainPricesProps & { onClose: () => void }) {
  const { t } = useI18n();
  const own = menus.filter(({ is_own: isOwn }) => isOwn);
  const [facet, setFacet] = useState(own[0]?.facet ?? "");
  const [scope, setScope] = useState<Scope>(selected.length > 1 ? "selected" : "shown");
  const column = columns.all.find((each) => each.kind === "branch" && each.facet === facet);
  const menu = own.find((each) => each.facet === facet);
  if (column === undefined || menu === undefined) return null;
  const differing = (lines: readonly GridLine[]) =>
    lines.filter((line) => isEditable(column, line) && branchCell(line, facet) !== "main");
  const lines = differing(scope === "selected" ? selected : shown);
  // A call for the whole branch would overtake the edits before it, which would then bring their prices back.
  const isSaving = saving.state.pending.length > 0;
  const apply = async () => {
    onClose();
    if (scope !== "all") return saving.save(lines.map(({ key }) => ({ lineKey: key, column, text: "" })));
    for (const warehouse of menu.warehouses) {
      const result = await sellAsMain(warehouse);
      if (!result.ok) return showToast({ text: t("grid.branch.back.failed"), look: "failed" });
    }
    showToast({ text: t("grid.branch.back.done", { branch: menu.name }), look: "done" });
  };
  return (
    <Dialog title={t("grid.branch.back.title")} isOpen onClose={onClose}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Select
          label={t("grid.branch")}
          value={facet}
          onChange={setFacet}
          choices={own.map(({ facet: value, name }) => ({ value, label: name }))}
        />
        <Choices
          label={t("grid.percent.scope")}
          value={scope}
          onChange={setScope}
          choices={[
            ...(selected.length === 0
              ? []
              : [{ value: "selected" as const, label: t("grid.percent.scope.selected", { count: selected.length }) }]),
            { value: "shown", label: t("grid.percent.scope.shown", { count: shown.length }) },
            { value: "all", label: t("grid.branch.back.all") },
          ]}
        />
        <p role="status">
          {scope === "all" ? t("grid.branch.back.all.text") : t("grid.branch.back.count", { count: lines.length })}
        </p>
        <DialogButtons>
          <Button onPress={onClose}>{t("grid.percent.back")}</Button>
          <Button type="submit" look="primary" isDisabled={scope === "all" ? isSaving : lines.length === 0}>
            {t("grid.branch.back.apply")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
