import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { devicesQuery } from "../../model/devices/devices-query.ts";
import { JOURNAL_KINDS } from "../../model/journal/journal-words.ts";
import { peopleQuery } from "../../model/people/people-query.ts";
import { useTypedText } from "../../platform/location/use-typed-text.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import css from "./journal.module.css";
import type { JournalAsked } from "./use-journal-asked.ts";

const all = "all";

/** Search, kind, person, device and period, all kept in the address (OFFICE-5). */
export function JournalFilters({ asked }: { readonly asked: JournalAsked }) {
  const { t } = useI18n();
  const askedPeople = useQuery(peopleQuery);
  const people = askedPeople.data?.staff ?? [];
  const devices = useQuery({ ...devicesQuery, refetchInterval: false }).data?.devices ?? [];
  const { values, set } = asked;
  const [q, type] = useTypedText(values.q, (text) => set("q", text));
  const choice = (name: "kind" | "staff" | "device") => ({
    value: values[name] === "" ? all : values[name],
    onChange: (value: string) => set(name, value === all ? "" : value),
  });
  return (
    <search className={css.filters}>
      <div className={css.search}>
        <TextField
          type="search"
          label={t("journal.search")}
          hint={t("journal.search.hint")}
          value={q}
          onChange={type}
          maxLength={100}
        />
      </div>
      <Select
        label={t("journal.kind")}
        {...choice("kind")}
        choices={[
          { value: all, label: t("journal.kind.all") },
          ...JOURNAL_KINDS.map((value) => ({ value, label: t(`journal.kind.${value}`) })),
        ]}
      />
      {/* A session by PIN cannot list people; it filters by the links of the entries. While people load, the field
          keeps its place. */}
      {(askedPeople.isPending || people.length > 0) && (
        <Select
          label={t("journal.person")}
          {...choice("staff")}
          choices={[
            { value: all, label: t("journal.person.all") },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      {devices.length > 0 && (
        <Select
          label={t("journal.deviceOf")}
          {...choice("device")}
          choices={[
            { value: all, label: t("journal.deviceOf.all") },
            ...devices.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <TextField type="date" label={t("journal.from")} value={values.from} onChange={(value) => set("from", value)} />
      <TextField type="date" label={t("journal.to")} value={values.to} onChange={(value) => set("to", value)} />
      {asked.isFiltered && (
        <div className={css.clear}>
          <Button onPress={asked.clear}>{t("journal.clear")}</Button>
        </div>
      )}
    </search>
  );
}
