import type { WireCategoryRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { isShelf, shelfIds } from "../../model/categories/shelf.ts";
import { menuOptionsQuery } from "../../model/dishes/menu-options-query.ts";
import { allProductsQuery } from "../../model/entities/list-queries.ts";
import { draftCatalog, pricedRow, pricesOf, withGroup } from "../../model/groups/draft-catalog.ts";
import { type GroupForm, newGroup, writtenGroup } from "../../model/groups/group-form.ts";
import { reachOf, usersOf } from "../../model/groups/menu-groups.ts";
import { missingSizes } from "../../model/groups/missing-sizes.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { kindWords } from "../choosing/groups/group-words.ts";
import { KindField } from "../choosing/groups/kind-field.tsx";
import { LimitsFields } from "../choosing/groups/limits-fields.tsx";
import { OptionList } from "../choosing/groups/option-list.tsx";
import { PricePreview } from "../choosing/groups/price-preview.tsx";
import { GroupUsers } from "./group-users.tsx";

interface GroupPartProps {
  readonly id: string;
  readonly name: string;
  readonly group: GroupForm | null;
  /** Whether the typed group differs from the saved one. */
  readonly isChanged: boolean;
  readonly categories: readonly WireCategoryRow[];
  readonly onChange: (group: GroupForm | null) => void;
  readonly errorOf: (field: string) => string | null;
}

/** Dishes whose prices are shown while a group is edited. */
const maxPreviews = 5;

/** A section as a group of options, for all dishes that use it (MENU-2, MENU-6, MENU-21). */
export function GroupPart(props: GroupPartProps) {
  const { id, name, group, categories, onChange } = props;
  const { t } = useI18n();
  const isOnShelf = useMemo(() => shelfIds(categories).has(id), [categories, id]);
  if (group !== null) return <OpenGroup {...props} group={group} />;
  // The section of supplements holds groups and is none itself.
  if (!isOnShelf || isShelf(name)) return null;
  return (
    <section className={screen.group} aria-label={t("groups.page")}>
      <p className={screen.quiet}>{t("groups.page.none")}</p>
      <div>
        <Button onPress={() => onChange(newGroup("add"))}>{t("groups.page.make")}</Button>
      </div>
    </section>
  );
}

type OpenGroupProps = GroupPartProps & { readonly group: GroupForm };

function OpenGroup({ id, name, group, isChanged, categories, onChange, errorOf }: OpenGroupProps) {
  const { t } = useI18n();
  const asked = useQuery(allProductsQuery).data;
  const dishes = useMemo(() => asked ?? [], [asked]);
  const languages = useQuery(menuOptionsQuery).data?.languages ?? [];
  const catalog = useMemo(() => draftCatalog(categories, dishes), [categories, dishes]);
  const users = useMemo(() => usersOf(id, dishes), [id, dishes]);
  const products = useMemo(() => new Map(dishes.map((dish) => [dish.id, dish])), [dishes]);
  const typed = withGroup(catalog, id, writtenGroup(group));
  const missing = missingSizes(group, users, products);
  const reach = reachOf(id, dishes);
  const change = (part: Partial<GroupForm>) => onChange({ ...group, ...part });
  return (
    <section className={screen.form} aria-labelledby="group-page">
      <h3 id="group-page" className={screen.heading}>
        {t("groups.page")}
      </h3>
      <p className={screen.quiet}>{kindWords(group.kind, { t })}</p>
      <KindField kind={group.kind} isNew={false} onChange={(kind) => change({ kind })} />
      <LimitsFields kind={group.kind} limits={group} onChange={change} errorOf={errorOf} />
      <OptionList {...{ group, dishes, languages, errorOf }} onChange={(options) => change({ options })} />
      {missing.length > 0 && (
        <div className={screen.guests}>
          <p>{t(group.kind === "add" ? "groups.sizes.missing" : "groups.sizes.missing.part")}</p>
          <ul>
            {missing.map(({ option, size, dishes: names }) => (
              <li key={`${option} ${size}`}>{t("groups.sizes.one", { option, size, dishes: names.join(", ") })}</li>
            ))}
          </ul>
        </div>
      )}
      {users.slice(0, maxPreviews).map(({ dish }) => (
        <PricePreview
          key={dish.id}
          title={t("groups.price.of", { name: dish.name })}
          prices={pricesOf(pricedRow(dish), typed)}
        />
      ))}
      {isChanged && (
        <p role="status" className={screen.guests}>
          {t("groups.reach", { count: reach.drafted, published: reach.published })}
        </p>
      )}
      <GroupUsers {...{ id, name, group, users, dishes, categories }} />
    </section>
  );
}
