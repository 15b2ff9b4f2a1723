import { CHANGE_SOURCES, type WireChangeSummary } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { entityText } from "../words/entity-words.ts";

interface HistoryFiltersProps {
  readonly entity: string;
  readonly setEntity: (entity: string) => void;
  readonly by: string;
  readonly setBy: (by: string) => void;
  readonly source: string;
  readonly setSource: (source: string) => void;
  readonly changes: readonly WireChangeSummary[];
}

/** Which changes are listed; kept in the address. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { entity, setEntity, by, setBy, source, setSource, changes } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const people = usePeople(changes, by);
  const about = changes.flatMap(({ names }) => names).find(({ kind, id }) => `${kind}:${id}` === entity);
  return (
    <>
      <search className={screen.filters}>
        <Select
          label={t("history.source")}
          value={source === "" ? "all" : source}
          onChange={(value) => setSource(value === "all" ? "" : value)}
          choices={[
            { value: "all", label: t("history.source.all") },
            ...CHANGE_SOURCES.map((each) => ({ value: each, label: t(`history.source.${each}`) })),
          ]}
        />
        <Select
          label={t("history.person")}
          value={by === "" ? "all" : by}
          onChange={(value) => setBy(value === "all" ? "" : value)}
          choices={[{ value: "all", label: t("history.person.all") }, ...people]}
        />
      </search>
      {entity !== "" && (
        <div className={screen.buttons}>
          <p role="status">{t("history.of", { name: about === undefined ? entity : entityText(about, i18n) })}</p>
          <Button onPress={() => setEntity("")}>{t("history.reset")}</Button>
        </div>
      )}
    </>
  );
}

/** Everybody whose changes were listed since the screen was opened: a filter must not empty its own choices. */
function usePeople(changes: readonly WireChangeSummary[], chosen: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const found = changes.flatMap(({ by }) => (by.id === null ? [] : [[String(by.id), by.name] as const]));
  if (found.some(([id]) => !known.has(id))) setKnown(new Map([...known, ...found]));
  const names = known.has(chosen) || chosen === "" ? known : new Map([...known, [chosen, `№ ${chosen}`]]);
  return [...names].map(([value, label]) => ({ value, label }));
}
