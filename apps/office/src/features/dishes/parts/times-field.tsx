import { useI18n } from "../../../i18n/i18n-context.tsx";
import { USUAL_WINDOW } from "../../../model/hours/serving-windows.ts";
import { Choices } from "../../../ui/fields/choices.tsx";
import { WindowsField } from "../../../ui/fields/windows-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PartProps } from "../editor/part-props.ts";

/** The weekdays and hours when the dish can be ordered (MENU-24). */
export function TimesField({ form: { windows }, change, errorOf }: PartProps) {
  const { t } = useI18n();
  return (
    <section className={screen.panel} aria-labelledby="dish-times">
      <h3 id="dish-times" className={screen.heading}>
        {t("dish.times")}
      </h3>
      <Choices
        label={t("dish.times.when")}
        value={windows.length > 0 ? "some" : "always"}
        onChange={(when) => change({ windows: when === "some" ? [USUAL_WINDOW] : [] })}
        choices={[
          { value: "always", label: t("dish.times.always") },
          { value: "some", label: t("dish.times.some") },
        ]}
      />
      {windows.length > 0 && (
        <WindowsField
          windows={windows}
          onChange={(next) => change({ windows: next })}
          usual={USUAL_WINDOW}
          errorAt={(at) => errorOf(`windows.${at}`)}
        />
      )}
    </section>
  );
}
