import type { WireInbox } from "@skatert/contract";
import { INBOX_KINDS } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useTypedText } from "../../platform/location/use-typed-text.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import css from "./inbox.module.css";
import type { InboxAsked } from "./use-inbox-asked.ts";

const all = "all";

interface InboxFiltersProps {
  readonly asked: InboxAsked;
  /** Open items by kind; undefined: not known yet. */
  readonly open: WireInbox["open"] | undefined;
}

/** Search, kind, branch, own items, and the answered ones. */
export function InboxFilters({ asked, open }: InboxFiltersProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const { filter, set } = asked;
  const [q, type] = useTypedText(filter.q, (text) => set("q", text));
  const counted = (kind: (typeof INBOX_KINDS)[number]) => {
    const count = filter.isDone ? 0 : (open?.[kind] ?? 0);
    return count === 0 ? t(`inbox.kind.${kind}`) : `${t(`inbox.kind.${kind}`)} · ${count}`;
  };
  return (
    <search className={css.filters}>
      <TextField type="search" label={t("inbox.search")} value={q} onChange={type} maxLength={100} />
      <Select
        label={t("inbox.kind")}
        value={filter.kind === "" ? all : filter.kind}
        onChange={(kind) => set("kind", kind === all ? "" : kind)}
        choices={[
          { value: all, label: t("inbox.kind.all") },
          ...INBOX_KINDS.map((kind) => ({ value: kind as string, label: counted(kind) })),
        ]}
      />
      {me.branches.length > 1 && (
        <Select
          label={t("branch.label")}
          value={filter.branch === null ? all : String(filter.branch)}
          onChange={(branch) => set("branch", branch === all ? "" : branch)}
          choices={[
            { value: all, label: t("inbox.branch.all") },
            ...me.branches.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Choices
        label={t("inbox.state")}
        value={filter.isDone ? "done" : "open"}
        onChange={(state) => set("done", state === "done" ? "1" : "")}
        choices={[
          { value: "open", label: t("inbox.state.open") },
          { value: "done", label: t("inbox.state.done") },
        ]}
      />
      <Switch isSelected={filter.isMine} onChange={(isMine) => set("mine", isMine ? "1" : "")}>
        {t("inbox.mine")}
      </Switch>
      {asked.isFiltered && (
        <div>
          <Button onPress={asked.clear}>{t("inbox.clear")}</Button>
        </div>
      )}
    </search>
  );
}
