import { useSearchParams } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { CARDS, type CardId, GROUPS, isFound, LINKS } from "../../model/shop-settings/cards.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { CardGroup } from "./card-group.tsx";
import { CardPanel } from "./card-panel.tsx";

const every = "all";

/** The shop's settings in searchable groups. One group is open at a time (EDIT-4). */
export function ShopSettingsScreen() {
  const [open, setOpen] = useUrlText("open");
  useFocusBack(open);
  const card = CARDS.find(({ id }) => id === open);
  if (card !== undefined) return <CardPanel key={card.id} card={card} onClose={() => setOpen("")} />;
  return <SettingsList onOpen={setOpen} />;
}

function SettingsList({ onOpen }: { readonly onOpen: (id: CardId) => void }) {
  const { t } = useI18n();
  const [search, setSearch] = useUrlText("q");
  const [chosen, setChosen] = useUrlText("group");
  const [, setParams] = useSearchParams();
  const cards = CARDS.filter(({ id, labels }) =>
    isFound(search, [
      t(`shopset.${id}`),
      t(`shopset.${id}.text`),
      t(`shopset.${id}.words`),
      ...labels.map((label) => t(label)),
    ]),
  );
  const links = LINKS.filter(({ id, labels }) =>
    isFound(search, [t(`shopset.link.${id}`), t(`shopset.link.${id}.text`), ...labels.map((label) => t(label))]),
  );
  const groups = GROUPS.filter((group) => chosen === "" || chosen === group).filter((group) =>
    [...cards, ...links].some((each) => each.group === group),
  );
  return (
    <div className={screen.part}>
      <search className={screen.filters}>
        <TextField
          type="search"
          label={t("shopset.search")}
          value={search}
          onChange={setSearch}
          maxLength={60}
          autoComplete="off"
        />
        <Choices
          label={t("shopset.group")}
          value={GROUPS.find((group) => group === chosen) ?? every}
          onChange={(group) => setChosen(group === every ? "" : group)}
          choices={[
            { value: every, label: t("shopset.group.all") },
            ...GROUPS.map((group) => ({ value: group, label: t(`shopset.group.${group}`) })),
          ]}
        />
      </search>
      <p className={screen.unseen} role="status">
        {search === "" ? "" : t("shopset.found", { count: cards.length + links.length })}
      </p>
      {groups.map((group) => (
        <CardGroup
          key={group}
          title={t(`shopset.group.${group}`)}
          search={search}
          cards={cards.filter((card) => card.group === group)}
          links={links.filter((link) => link.group === group)}
          onOpen={onOpen}
        />
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={t("shopset.none")}
          text={t("shopset.none.text")}
          action={
            // Set both parameters in one call: of two simultaneous changes of the address only the second applies.
            <Button onPress={() => setParams({}, { replace: true })}>{t("shopset.none.all")}</Button>
          }
        />
      )}
    </div>
  );
}
