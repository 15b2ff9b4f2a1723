import type { WireStops } from "@skatert/contract";
import { foldText } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useRight } from "../../platform/session/me-context.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import css from "../../ui/screen/screen.module.css";
import { StopDialog } from "./stop-dialog.tsx";
import { StopFinder } from "./stop-finder.tsx";
import { StoppedNow } from "./stopped-now.tsx";
import { useStopChoice } from "./use-stop-choice.ts";

/** Search for things to stop and for active stops; without a query, all active stops (STOP-1). */
export function StopListPart({ stops }: Pick<WireStops, "stops">) {
  const { t } = useI18n();
  const mayEdit = useRight("stops.edit");
  const [query, type] = useUrlText("q");
  const { chosen, choose, close } = useStopChoice();
  const typed = foldText(query).trim();
  const shown = stops.filter(({ name }) => foldText(name).includes(typed));
  return (
    <div className={css.part}>
      <TextField
        type="search"
        size="large"
        label={t("stops.search")}
        hint={t("stops.search.hint")}
        value={query}
        onChange={type}
        autoComplete="off"
        maxLength={100}
      />
      {typed !== "" && mayEdit && <StopFinder query={query} stops={shown} onChoose={choose} />}
      {shown.length > 0 && (
        <>
          <h2 className={css.heading}>{typed === "" ? t("stops.now") : t("stops.now.filtered", { query })}</h2>
          <StoppedNow stops={shown} />
        </>
      )}
      {typed === "" && stops.length === 0 && <EmptyState title={t("stops.empty.title")} text={t("stops.empty.text")} />}
      {chosen && <StopDialog key={`${chosen.kind} ${chosen.id}`} option={chosen} onClose={close} />}
    </div>
  );
}
