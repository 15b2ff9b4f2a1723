import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ChoiceSpec, ContentField, TextSpec, ValueSpec } from "../../../model/content/content-fields.ts";
import type { ContentKind } from "../../../model/content/content-kinds.ts";
import { placesQuery } from "../../../model/zones/places-query.ts";
import { Choices } from "../../../ui/fields/choices.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { BranchesPart, DaysPart } from "./audience-parts.tsx";
import { DishesPart } from "./dishes-part.tsx";
import { EntryPictures } from "./entry-pictures.tsx";
import { HtmlField } from "./html-field.tsx";
import { LinkPart } from "./link-part.tsx";
import type { EntryPartProps } from "./part-props.ts";

interface EntryFieldProps extends EntryPartProps {
  readonly field: ContentField;
  readonly kind: ContentKind;
}

/** One field of an entry, with the input for its kind. */
export function EntryField({ field, kind, ...part }: EntryFieldProps) {
  const { t } = useI18n();
  const { form, change } = part;
  const setFlag = (name: string, isOn: boolean) => change({ flags: { ...form.flags, [name]: isOn } });
  switch (field.type) {
    case "text":
    case "html":
      return <WordsField field={field} {...part} />;
    case "slug":
    case "date":
    case "time":
    case "address":
      return <ValueField field={field} {...part} />;
    case "zone":
      return <ZoneField field={field} {...part} />;
    case "choice":
      return <ChoiceField field={field} {...part} />;
    case "picture":
    case "pictures":
    case "gallery":
      return <EntryPictures field={field} titled={kind.titled.name} {...part} />;
    case "flag":
      return (
        <div className={screen.group}>
          <Switch isSelected={form.flags[field.name] === true} onChange={(isOn) => setFlag(field.name, isOn)}>
            {t(field.label)}
          </Switch>
          {field.hint !== undefined && <p className={screen.quiet}>{t(field.hint)}</p>}
        </div>
      );
    case "shown":
      return (
        <Switch isSelected={form.flags["shown"] !== true} onChange={(isOn) => setFlag("shown", !isOn)}>
          {t("content.hide")}
        </Switch>
      );
    case "link":
      return <LinkPart {...part} />;
    case "branches":
      return <BranchesPart {...part} />;
    case "days":
      return <DaysPart {...part} />;
    case "dishes":
      return <DishesPart {...part} />;
  }
}

function WordsField({ field, form, change, errorOf }: EntryPartProps & { readonly field: TextSpec }) {
  const { t } = useI18n();
  const props = {
    label: t(field.label),
    value: form.texts[field.name] ?? "",
    onChange: (text: string) => change({ texts: { ...form.texts, [field.name]: text } }),
    maxLength: field.maxLength,
    error: errorOf(field.name),
    ...(field.hint === undefined ? {} : { hint: t(field.hint) }),
  };
  if (field.type === "html") return <HtmlField {...props} />;
  return <TextField {...props} {...(field.rows === undefined || field.rows === 1 ? {} : { rows: field.rows })} />;
}

function ValueField({ field, form, change, errorOf }: EntryPartProps & { readonly field: ValueSpec }) {
  const { t } = useI18n();
  const type = field.type === "date" || field.type === "time" ? field.type : "text";
  const value = form.texts[field.name] ?? "";
  return (
    <TextField
      type={type}
      label={t(field.label)}
      // Browser time fields have no 24:00.
      value={value === "24:00" ? "00:00" : value}
      onChange={(text) => change({ texts: { ...form.texts, [field.name]: text } })}
      maxLength={500}
      error={errorOf(field.name)}
      {...(field.hint === undefined ? {} : { hint: t(field.hint) })}
      isPlain={type === "text"}
    />
  );
}

const everyZone = "all";

function ZoneField({ field, form, change, errorOf }: EntryPartProps & { readonly field: ValueSpec }) {
  const { t } = useI18n();
  const zones = useQuery(placesQuery).data?.zones ?? [];
  const value = form.texts[field.name] ?? "";
  const known = zones.filter(({ id, state }) => state !== "removed" || id === value);
  const isUnknown = value !== "" && !known.some(({ id }) => id === value);
  return (
    <Select
      label={t(field.label)}
      value={value === "" ? everyZone : value}
      error={errorOf(field.name)}
      onChange={(id) => change({ texts: { ...form.texts, [field.name]: id === everyZone ? "" : id } })}
      choices={[
        { value: everyZone, label: t("content.popup.zone.all") },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
        ...(isUnknown ? [{ value, label: value }] : []),
      ]}
    />
  );
}

function ChoiceField({ field, form, change }: EntryPartProps & { readonly field: ChoiceSpec }) {
  const { t } = useI18n();
  return (
    <Choices
      label={t(field.label)}
      value={form.texts[field.name] ?? ""}
      onChange={(value) => change({ texts: { ...form.texts, [field.name]: value } })}
      choices={field.choices.map(({ value, label }) => ({ value, label: t(label) }))}
    />
  );
}
