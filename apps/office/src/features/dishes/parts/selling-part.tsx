import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { NotesField } from "../../choosing/notes-field.tsx";
import type { PartProps } from "../editor/part-props.ts";
import css from "../fields/fields.module.css";
import { PlainFields } from "../fields/plain-fields.tsx";
import { MenuCard } from "./menu-card.tsx";
import { TimesField } from "./times-field.tsx";

/** Where, when and how the dish is sold. */
export function SellingPart(props: PartProps) {
  const { t } = useI18n();
  const { form, change, errorOf, options } = props;
  const { branches } = options;
  const toggle = (id: string, isOn: boolean) =>
    change({ soldAt: isOn ? [...form.soldAt, id] : form.soldAt.filter((other) => other !== id) });
  return (
    <div className={screen.part}>
      <section className={screen.panel} aria-labelledby="dish-branches">
        <h3 id="dish-branches" className={screen.heading}>
          {t("dish.branches")}
        </h3>
        <FieldGroup legend={t("dish.branches.sold")} data-field="soldAt" error={errorOf("soldAt")}>
          <div className={css.checks}>
            {branches.map(({ location, name }) => (
              <Checkbox
                key={location}
                isSelected={form.soldAt.includes(String(location))}
                onChange={(isOn) => toggle(String(location), isOn)}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
        {form.menus.length === 0 && <p className={screen.quiet}>{t("dish.menus.none")}</p>}
        {form.menus.map(({ menu }, at) => (
          <MenuCard key={menu} at={at} {...props} />
        ))}
      </section>
      <TimesField {...props} />
      <section className={screen.panel} aria-labelledby="dish-how">
        <h3 id="dish-how" className={screen.heading}>
          {t("dish.how")}
        </h3>
        <PlainFields card="selling" {...props} />
        <p className={screen.quiet}>{t("dish.how.hint")}</p>
        <NotesField
          inherited={t("dish.notes.inherited")}
          notes={form.notes}
          onChange={(notes) => change({ notes })}
          error={errorOf("notes")}
        />
      </section>
    </div>
  );
}
