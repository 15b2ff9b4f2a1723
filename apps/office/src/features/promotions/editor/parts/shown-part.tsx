import { useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { documentPicture } from "../../../../model/pictures/document-picture.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { PictureField } from "../../../pictures/picture-field.tsx";
import type { PartProps } from "../part-props.ts";
import css from "./preview.module.css";

/** Name, text and picture, and whether guests find the promotion in lists. */
export function ShownPart(props: PartProps) {
  const { form, change, errorOf, shop, isByCode } = props;
  const { t } = useI18n();
  return (
    <>
      <TextField
        label={t(isByCode && form.codes.trim() === "" ? "promo.edit.code" : "promo.edit.name")}
        value={form.code}
        onChange={(code) => change({ code })}
        maxLength={100}
        error={errorOf("code")}
        data-field="code"
      />
      <TextField
        label={t("promo.edit.description")}
        value={form.description}
        onChange={(description) => change({ description })}
        maxLength={1_000}
        rows={2}
        data-field="description"
      />
      <PictureField
        label={t("promo.edit.picture")}
        value={form.picture?.src ?? null}
        onChange={(_address, picture) =>
          change({ picture: picture === null ? null : documentPicture(picture, form.code.trim()) })
        }
        error={errorOf("picture")}
      />
      <div data-field="isShown">
        <Checkbox isSelected={form.isShown} onChange={(isShown) => change({ isShown })}>
          {t("promo.edit.show")}
        </Checkbox>
        <p className={screen.quiet}>{t("promo.edit.show.hint")}</p>
      </div>
      {shop.translations.length > 0 && <Translations {...props} />}
      <Preview form={form} isByCode={isByCode} />
    </>
  );
}

/** The card of the promotion in the shop, and where guests meet it. */
function Preview({ form, isByCode }: Pick<PartProps, "form" | "isByCode">) {
  const { t } = useI18n();
  const { code, description, picture, isShown } = form;
  return (
    <figure className={css.preview}>
      <figcaption className={screen.legend}>{t("promo.edit.preview")}</figcaption>
      <div className={css.card}>
        {picture !== null && <img src={picture.src} alt="" loading="lazy" />}
        <p>
          <b>{description.trim() || code}</b>
          {description.trim() !== "" && isByCode && form.codes.trim() === "" && (
            <span className={css.code}>{code}</span>
          )}
        </p>
      </div>
      <p className={screen.quiet}>
        {t(isByCode ? "promo.edit.seen.code" : isShown ? "promo.edit.seen.shown" : "promo.edit.seen.hidden")}
      </p>
    </figure>
  );
}

const none = { code: "", description: "" };

function Translations({ form, change, shop, isByCode }: PartProps) {
  const { t } = useI18n();
  const languages = shop.translations;
  const [code, setCode] = useState(languages[0]?.code ?? "");
  const language = languages.find((each) => each.code === code)?.name ?? code;
  const shown = form.texts[code] ?? none;
  const write = (part: Partial<typeof none>) => change({ texts: { ...form.texts, [code]: { ...shown, ...part } } });
  return (
    <>
      <Select
        label={t("promo.edit.language")}
        value={code}
        onChange={setCode}
        choices={languages.map((each) => ({ value: each.code, label: each.name }))}
      />
      {/* Guests type the code itself, so a promo code has one in every language. */}
      {!isByCode && (
        <TextField
          label={t("promo.edit.name.in", { language })}
          value={shown.code}
          onChange={(text) => write({ code: text })}
          maxLength={100}
        />
      )}
      <TextField
        label={t("promo.edit.description.in", { language })}
        value={shown.description}
        onChange={(text) => write({ description: text })}
        maxLength={1_000}
        rows={2}
      />
    </>
  );
}
