import type { WireDraft, WireEntityRef, WireFieldChange } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import css from "../changes.module.css";
import { fieldTitle } from "../words/field-title.ts";
import { openedFields } from "../words/opened-fields.ts";
import { FieldValue } from "./field-value.tsx";

/** Names of the changed entities, from the server's answer. */
export type Named = Pick<WireDraft, "menus" | "named">;

interface FieldListProps {
  readonly entity: Pick<WireEntityRef, "kind" | "id">;
  readonly fields: readonly WireFieldChange[];
  readonly named: Named;
}

/** Number of fields shown at first: a new dish has thirty. */
const shownAtFirst = 8;

/** Every field of a change, before and after. */
export function FieldList({ entity, fields, named }: FieldListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isWhole, setWhole] = useState(false);
  const opened = openedFields(fields);
  const shown = isWhole ? opened : opened.slice(0, shownAtFirst);
  return (
    <>
      <dl className={css.fields}>
        {shown.map((field) => (
          <div key={`${field.facet} ${field.field}`} className={css.field}>
            <dt>{fieldTitle(field.facet, field.field, i18n, named.menus)}</dt>
            <dd>
              <FieldValue change={field} entity={entity} names={named.named} />
            </dd>
          </div>
        ))}
      </dl>
      {opened.length > shownAtFirst && (
        <div>
          <Button look="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? t("field.less") : t("field.and", { count: opened.length - shownAtFirst })}
          </Button>
        </div>
      )}
    </>
  );
}
