import { paletteFor } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type ColourField as Colour, coloursOf } from "../../model/look/look-form.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import screen from "../../ui/screen/screen.module.css";
import { ColourField, colourFault } from "../choosing/colour-field.tsx";
import { ContrastCheck } from "./contrast-check.tsx";
import type { LookFieldsProps } from "./fields-props.ts";
import css from "./look.module.css";

/** Colours with the palette property that each one sets. */
const main = [
  ["background", "ground"],
  ["card", "card"],
  ["text", "ink"],
  ["button", "action"],
  ["accent", "accent"],
  ["highlight", "highlight"],
] as const satisfies readonly (readonly [Colour, string])[];
const fine = [
  ["accentDark", "accent-strong"],
  ["accentLight", "accent-tint"],
  ["accentLightSecondary", "accent-tint-soft"],
] as const satisfies readonly (readonly [Colour, string])[];

/** The shop's colours and their contrast. */
export function ColourFields({ form, onChange, errorOf }: LookFieldsProps) {
  const { t } = useI18n();
  const palette = paletteFor(coloursOf(form), "light");
  const fields = (list: readonly (readonly [Colour, string])[]) =>
    list.map(([name, property]) => (
      <ColourField
        key={name}
        data-field={name}
        error={errorOf(name) ?? (colourFault(form[name]) ? t("look.colour.fault") : null)}
        label={t(`look.colour.${name}`)}
        value={form[name]}
        shown={palette[property] ?? ""}
        onChange={(value) => onChange({ [name]: value })}
      />
    ));
  return (
    <section className={screen.form} aria-labelledby="look-colours">
      <h2 id="look-colours" className={screen.heading}>
        {t("look.colours")}
      </h2>
      <p className={screen.quiet}>{t("look.colours.hint")}</p>
      <div className={css.colours}>{fields(main)}</div>
      <details>
        <summary className={css.summary}>{t("look.colours.more")}</summary>
        <div className={css.colours}>{fields(fine)}</div>
      </details>
      <ContrastCheck colours={coloursOf(form)} />
      <Switch isSelected={form.isDark} onChange={(isDark) => onChange({ isDark })}>
        {t("look.dark")}
      </Switch>
      <p className={screen.quiet}>{t("look.dark.hint")}</p>
    </section>
  );
}
