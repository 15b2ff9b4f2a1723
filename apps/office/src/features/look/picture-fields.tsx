import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PictureField as Picture } from "../../model/look/look-form.ts";
import screen from "../../ui/screen/screen.module.css";
import { PictureField } from "../pictures/picture-field.tsx";
import type { LookFieldsProps } from "./fields-props.ts";
import css from "./look.module.css";

const share = 1200 / 630;

/** Logos, icons and the picture for link previews in messengers. */
export function PictureFields({ form, onChange, errorOf }: LookFieldsProps) {
  const { t } = useI18n();
  const field = (name: Picture, aspect?: number) => (
    <PictureField
      key={name}
      label={t(`look.picture.${name}`)}
      value={form[name] || null}
      error={errorOf(name)}
      onChange={(address) => onChange({ [name]: address ?? "" })}
      {...(aspect === undefined ? {} : { aspect })}
    />
  );
  return (
    <section className={screen.form} aria-labelledby="look-pictures">
      <h2 id="look-pictures" className={screen.heading}>
        {t("look.pictures")}
      </h2>
      <div className={css.pictures}>
        <div className={css.onLight}>{field("logo")}</div>
        <div className={css.onDark}>{field("logoDark")}</div>
        {field("ogImage", share)}
        <div className={css.icon}>{field("favicon", 1)}</div>
      </div>
      <details>
        <summary className={css.summary}>{t("look.icons")}</summary>
        <p className={screen.quiet}>{t("look.icons.hint")}</p>
        <div className={css.pictures}>
          {(["icon192", "icon512", "iconMaskable"] as const).map((name) => (
            <div key={name} className={css.icon}>
              {field(name, 1)}
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
