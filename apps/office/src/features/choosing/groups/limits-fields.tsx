import type { GroupKind } from "@skatert/domain";
import { isHalves } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type LimitsForm, NO_LIMIT } from "../../../model/groups/group-form.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import css from "./groups.module.css";

interface LimitsFieldsProps {
  readonly kind: GroupKind;
  readonly limits: LimitsForm;
  readonly onChange: (part: Partial<LimitsForm>) => void;
  /** The fault of a field by its name; null: none. */
  readonly errorOf: (field: string) => string | null;
}

/**
 * How often guests choose in a group. Everything may be left out, and halves are two, so these kinds have no fields.
 * "No limit" is said in words (menu model, trap 5).
 */
export function LimitsFields({ kind, limits, onChange, errorOf }: LimitsFieldsProps) {
  const { t } = useI18n();
  if (kind === "remove" || isHalves(kind)) return null;
  const isRequired = limits.min.trim() !== "0";
  return (
    <>
      <Choices
        label={t("groups.must")}
        value={isRequired ? "required" : "optional"}
        onChange={(value) => onChange({ min: value === "required" ? "1" : "0" })}
        choices={[
          { value: "required", label: t("groups.must.required") },
          { value: "optional", label: t("groups.must.optional") },
        ]}
      />
      <div className={css.limits}>
        {isRequired && (
          <TextField
            label={t("groups.min")}
            inputMode="numeric"
            maxLength={3}
            value={limits.min}
            onChange={(min) => onChange({ min })}
            error={errorOf("min")}
            data-field="min"
          />
        )}
        <LimitField
          label={t("groups.max")}
          none={t("groups.max.none")}
          field="max"
          usual={limits.min === "0" ? "1" : limits.min}
          {...{ limits, onChange, errorOf }}
        />
        {kind === "add" && (
          <>
            <LimitField
              label={t("groups.distinct")}
              none={t("groups.distinct.none")}
              field="distinct"
              usual="1"
              {...{ limits, onChange, errorOf }}
            />
            <TextField
              label={t("groups.free")}
              hint={t("groups.free.hint")}
              inputMode="numeric"
              maxLength={3}
              value={limits.free}
              onChange={(free) => onChange({ free })}
              error={errorOf("free")}
              data-field="free"
            />
          </>
        )}
      </div>
    </>
  );
}

interface LimitFieldProps extends Pick<LimitsFieldsProps, "limits" | "onChange" | "errorOf"> {
  readonly label: string;
  readonly none: string;
  readonly field: "max" | "distinct";
  /** The first value once there is a limit. */
  readonly usual: string;
}

/** A limit with its number, or none. */
function LimitField({ label, none, field, usual, limits, onChange, errorOf }: LimitFieldProps) {
  const isNone = limits[field] === NO_LIMIT;
  const put = (value: string) => onChange(field === "max" ? { max: value } : { distinct: value });
  return (
    <div className={css.limit}>
      {isNone ? (
        <p className={css.label}>{label}</p>
      ) : (
        <TextField
          label={label}
          inputMode="numeric"
          maxLength={3}
          value={limits[field]}
          onChange={put}
          error={errorOf(field)}
          data-field={field}
        />
      )}
      <Checkbox isSelected={isNone} onChange={(isOn) => put(isOn ? NO_LIMIT : usual)}>
        {none}
      </Checkbox>
    </div>
  );
}
