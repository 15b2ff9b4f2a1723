import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { discardEntity } from "../../model/entities/discard-entity.ts";
import { type Places, placesQuery } from "../../model/zones/places-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { EntityGone } from "../changes/entity-gone.tsx";
import { RemovedRow } from "../changes/removed-row.tsx";
import { BranchPanel } from "./branch-panel.tsx";
import { NewBranchPanel } from "./new/new-branch-panel.tsx";
import { SlotsPanel } from "./slots-panel.tsx";

/** Branches with their hours, closures and contacts, and the slots (EDIT-3). */
export function BranchesScreen() {
  const { t } = useI18n();
  const asked = useQuery(placesQuery);
  if (asked.data !== undefined) return <Branches places={asked.data} isFetching={asked.isFetching} />;
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  return <LoadFailed title="hours.error" right="shop.edit" asked={asked} />;
}

interface BranchesProps {
  readonly places: Places;
  /** A branch that was just opened may not be listed yet. */
  readonly isFetching: boolean;
}

function Branches({ places, isFetching }: BranchesProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useUrlText("branch");
  useFocusBack(chosen);
  const branches = places.branches.filter(({ state }) => state !== "removed" && state !== "archived");
  const closing = places.branches.filter(({ state }) => state === "archived");
  const opened = branches.find(({ id }) => id === chosen);
  if (chosen === "new") return <NewBranchPanel places={places} models={branches} onClose={() => setChosen("")} />;
  if (opened !== undefined)
    return <BranchPanel key={opened.id} id={opened.id} places={places} onClose={() => setChosen("")} />;
  // A branch that is closing is in the list, with the button that keeps it.
  if (chosen !== "" && !closing.some(({ id }) => id === chosen))
    return isFetching ? <ListSkeleton label={t("loading")} /> : <EntityGone onClose={() => setChosen("")} />;
  return (
    <div className={screen.columns}>
      <div className={screen.part}>
        <div className={screen.buttons}>
          <Button data-key="new" look="primary" onPress={() => setChosen("new")}>
            {t("branches.open")}
          </Button>
        </div>
        {branches.length === 0 && <EmptyState title={t("hours.none")} text={t("hours.none.text")} />}
        <ul className={screen.list} aria-label={t("part.branches")}>
          {branches.map(({ id, name, state }) => (
            <li key={id} className={screen.row}>
              <div className={screen.what}>
                <p className={screen.name}>
                  {name}{" "}
                  {state !== "published" && (
                    <span className={screen.kind}>{t(state === "new" ? "branches.isNew" : "hours.changed")}</span>
                  )}
                </p>
                <p className={screen.quiet}>{linesOf(places, id)}</p>
              </div>
              <Button data-key={id} aria-label={t("hours.open.of", { name })} onPress={() => setChosen(id)}>
                {t("hours.open")}
              </Button>
            </li>
          ))}
          {closing.map(({ id, name }) => (
            <RemovedRow
              key={id}
              name={name}
              text="branches.isClosing"
              button="branches.keep"
              label={t("branches.keep.of", { name })}
              onKeep={() => discardEntity({ kind: "branch", id })}
            />
          ))}
        </ul>
      </div>
      {places.delivery !== null && <SlotsPanel key={places.delivery.etag} entity={places.delivery} />}
    </div>
  );
}

function linesOf({ shop }: Places, id: string): string {
  const branch = shop.locations.find(({ warehouseIds }) => warehouseIds.includes(Number(id)));
  return [branch?.address, branch?.hours].filter(Boolean).join(" · ");
}
