import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { isOwn } from "../../../model/groups/group-use.ts";
import type { MenuGroup } from "../../../model/groups/menu-groups.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import choosing from "../../choosing/choosing.module.css";
import { limitWords } from "../../choosing/groups/group-words.ts";
import groupCss from "../../choosing/groups/groups.module.css";
import css from "../fields/fields.module.css";
import { GroupUseFields, type GroupUseFieldsProps } from "./group-use-fields.tsx";

interface GroupCardProps extends Omit<GroupUseFieldsProps, "group"> {
  /** Null: the menu has no such group any more. */
  readonly group: MenuGroup | null;
  /** How many other dishes have the group. */
  readonly users: number;
  readonly onUp: () => void;
  /** Null: it is the last one. */
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

/** A group of the dish: its rule in words, its place, and what this dish has of its own in it (MENU-2). */
export function GroupCard(props: GroupCardProps) {
  const { use, at, group, dishes, users, errorOf, onUp, onDown, onRemove } = props;
  const { t } = useI18n();
  const name = group?.name ?? `№ ${use.group}`;
  const offered = group?.group.options.map(({ id }) => dishes.find((dish) => dish.id === id)?.name ?? `№ ${id}`) ?? [];
  return (
    <li className={css.card}>
      <FieldGroup legend={name} data-field={`groups.${at}`} error={errorOf(`groups.${at}`)}>
        {group === null ? (
          <p className={screen.fault}>{t("groups.gone")}</p>
        ) : (
          <>
            <p className={screen.quiet}>{limitWords(group.group, group.group.kind, { t })}</p>
            <p>{offered.length === 0 ? t("groups.options.none") : offered.join(", ")}</p>
          </>
        )}
        <div className={choosing.picked}>
          <span>
            {group !== null && (
              <Link to={`/menu/categories?open=${use.group}`} className={screen.link ?? ""}>
                {t("groups.open", { count: users })}
              </Link>
            )}
          </span>
          <span className={css.order}>
            <Button look="quiet" isDisabled={at === 0} aria-label={t("dish.up.of", { name })} onPress={onUp}>
              ↑
            </Button>
            <Button
              look="quiet"
              isDisabled={onDown === null}
              aria-label={t("groups.down.of", { name })}
              onPress={() => onDown?.()}
            >
              ↓
            </Button>
            <Button look="quiet" aria-label={t("dish.remove.of", { name })} onPress={onRemove}>
              {t("dish.remove")}
            </Button>
          </span>
        </div>
        {group !== null && (
          <details className={groupCss.fold}>
            <summary>{t(isOwn(use) ? "groups.own.some" : "groups.own")}</summary>
            <GroupUseFields {...props} group={group} />
          </details>
        )}
      </FieldGroup>
    </li>
  );
}
