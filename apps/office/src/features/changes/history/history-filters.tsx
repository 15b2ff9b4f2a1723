import { CHANGE_SOURCES, type WireChangeSummary, type WireEntityRef } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { addressOf } from "../../../model/entities/entity-path.ts";
import { entityQuery } from "../../../model/entities/entity-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { entityPlace, entityText } from "../words/entity-words.ts";

interface HistoryFiltersProps {
  readonly entity: string;
  readonly setEntity: (entity: string) => void;
  readonly by: string;
  readonly setBy: (by: string) => void;
  readonly source: string;
  readonly setSource: (source: string) => void;
  readonly changes: readonly WireChangeSummary[];
}

/** Filters of the history, kept in the address. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { entity, setEntity, by, setBy, source, setSource, changes } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const people = usePeople(changes, by);
  const about = useAbout(entity, changes);
  const place = about === null ? null : entityPlace(about);
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
          <p role="status">{t("history.of", { name: about === null ? entity : entityText(about, i18n) })}</p>
          {place !== null && (
            <Link to={place} className={css.way}>
              {t("draft.open")}
            </Link>
          )}
          <Button onPress={() => setEntity("")}>{t("history.reset")}</Button>
        </div>
      )}
    </>
  );
}

/** The entity of the list: its name from a listed change, or else its current name. Null: neither is known. */
function useAbout(entity: string, changes: readonly WireChangeSummary[]): WireEntityRef | null {
  const { kind = "", id = "" } = /^(?<kind>[a-z]+):(?<id>.+)$/s.exec(entity)?.groups ?? {};
  const named = changes.flatMap(({ names }) => names).find((each) => each.kind === kind && each.id === id);
  const address = addressOf({ kind, id });
  const asked = useQuery({
    ...entityQuery(address ?? { kind: "product", id: "" }),
    enabled: address !== null && named === undefined,
  });
  return named ?? asked.data ?? null;
}

/** All authors seen since the screen opened: a filter must not empty its own choices. */
function usePeople(changes: readonly WireChangeSummary[], chosen: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const found = changes.flatMap(({ by }) => (by.id === null ? [] : [[String(by.id), by.name] as const]));
  if (found.some(([id]) => !known.has(id))) setKnown(new Map([...known, ...found]));
  const names = known.has(chosen) || chosen === "" ? known : new Map([...known, [chosen, `№ ${chosen}`]]);
  return [...names].map(([value, label]) => ({ value, label }));
}
