import { useI18n } from "../../../i18n/i18n-context.tsx";
import { fieldId, type PlainCardId, plainFieldAt, plainFieldsOf } from "../../../model/shop-settings/plain-fields.ts";
import { type PlainForm, plainFaults, plainForm, plainPatches } from "../../../model/shop-settings/plain-form.ts";
import { faultWords } from "../../../model/shop-settings/section-faults.ts";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import { plainFaultText } from "../fields/plain-fault-text.ts";
import { PlainInput } from "../fields/plain-input.tsx";
import type { CardProps } from "../section-loader.tsx";

/** Settings that are single values: switches, numbers, sums, texts. */
export function PlainCard({ id, entities, places }: CardProps & { readonly id: PlainCardId }) {
  const i18n = useI18n();
  const { t } = i18n;
  const fields = plainFieldsOf(id);
  const editing = useSectionsForm<PlainForm>({
    name: id,
    entities,
    read: (sections) => plainForm(fields, sections),
    patch: (sections, form) => plainPatches(fields, sections, form),
  });
  const faults = plainFaults(fields, editing.form);
  return (
    <CardForm
      title={t(`shopset.${id}`)}
      text={t(`shopset.${id}.text`)}
      editing={editing}
      faults={faultWords(faults, (fault, name) =>
        plainFaultText(
          fields.find((each) => fieldId(each) === name),
          fault,
          i18n,
        ),
      )}
      fieldAt={plainFieldAt(fields)}
    >
      {(errorOf) =>
        fields.map((field) => {
          const name = fieldId(field);
          return (
            <PlainInput
              key={name}
              field={field}
              value={editing.form[name] ?? null}
              name={name}
              error={errorOf(name)}
              branches={places.shop.locations}
              onChange={(value) => editing.change({ [name]: value })}
            />
          );
        })
      }
    </CardForm>
  );
}
