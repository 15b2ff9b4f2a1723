import type { WireProductRow } from "@skatert/contract";
import { useMemo, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { movedUp } from "../../../model/dishes/change-sizes.ts";
import { typedDish } from "../../../model/dishes/typed-dish.ts";
import { draftCatalog, pricesOf } from "../../../model/groups/draft-catalog.ts";
import { newUse } from "../../../model/groups/group-use.ts";
import { menuGroups, usersOf } from "../../../model/groups/menu-groups.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { GroupFinder } from "../../choosing/groups/group-finder.tsx";
import { PricePreview } from "../../choosing/groups/price-preview.tsx";
import type { PartProps } from "../editor/part-props.ts";
import { NewGroupDialog } from "../windows/new-group-dialog.tsx";
import { GroupCard } from "./group-card.tsx";

interface GroupsFieldProps extends PartProps {
  readonly dishes: readonly WireProductRow[];
}

const maxGroups = 30;

/** The dish's groups of options in the order of the sheet, and what the dish then costs (MENU-2, MENU-21). */
export function GroupsField({ form, change, errorOf, options, categories, dishes, dishId }: GroupsFieldProps) {
  const { t } = useI18n();
  const [isAdding, setIsAdding] = useState(false);
  const groups = useMemo(() => menuGroups(categories, dishes), [categories, dishes]);
  const catalog = useMemo(() => draftCatalog(categories, dishes), [categories, dishes]);
  const { groups: uses } = form;
  const free = groups.filter(({ id }) => !uses.some(({ group }) => group === id));
  const attach = (id: string) => change({ groups: [...uses, newUse(id)] });
  return (
    <section className={screen.panel} aria-labelledby="dish-groups">
      <h3 id="dish-groups" className={screen.heading}>
        {t("groups.title")}
      </h3>
      <p className={screen.quiet}>{t("groups.hint")}</p>
      <FieldGroup legend={t("groups.title")} isLegendUnseen data-field="groups" error={errorOf("groups")}>
        <div className={screen.form}>
          <ol className={screen.list}>
            {uses.map((use, at) => (
              <GroupCard
                key={`${use.group} ${uses.slice(0, at).filter(({ group }) => group === use.group).length}`}
                {...{ use, at, dishes, errorOf }}
                group={groups.find(({ id }) => id === use.group) ?? null}
                sizes={form.sizes}
                users={usersOf(use.group, dishes).filter(({ dish }) => dish.id !== dishId).length}
                onChange={(next) => change({ groups: uses.map((each, index) => (index === at ? next : each)) })}
                onUp={() => change({ groups: movedUp(uses, at) })}
                onDown={at === uses.length - 1 ? null : () => change({ groups: movedUp(uses, at + 1) })}
                onRemove={() => change({ groups: uses.filter((_, index) => index !== at) })}
              />
            ))}
          </ol>
          {uses.length > 0 && (
            <PricePreview title={t("groups.price.dish")} prices={pricesOf(typedDish(dishId, form), catalog)} />
          )}
          {free.length > 0 && uses.length < maxGroups && <GroupFinder groups={free} onChoose={attach} />}
          <div>
            <Button isDisabled={uses.length >= maxGroups} onPress={() => setIsAdding(true)}>
              {t("groups.add")}
            </Button>
          </div>
        </div>
      </FieldGroup>
      {isAdding && (
        <NewGroupDialog
          {...{ dishId, dishes, options, categories }}
          onClose={() => setIsAdding(false)}
          onAdded={(id) => {
            setIsAdding(false);
            attach(id);
          }}
        />
      )}
    </section>
  );
}
