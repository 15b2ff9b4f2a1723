import { type GroupKind, isHalves } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import screen from "../../../ui/screen/screen.module.css";

interface KindFieldProps {
  readonly kind: GroupKind;
  readonly onChange: (kind: GroupKind) => void;
  /** False: only the price of halves may change, because the section's place belongs to the kind. */
  readonly isNew: boolean;
}

const KINDS = ["add", "remove", "set", "halves"] as const;

/** What a group is, in the owner's words. Whoever makes halves says how they are priced (MENU-10). */
export function KindField({ kind, onChange, isNew }: KindFieldProps) {
  const { t } = useI18n();
  const shown = isHalves(kind) ? "halves" : kind;
  return (
    <>
      {isNew && (
        <>
          <Choices
            label={t("groups.kind")}
            value={KINDS.find((each) => each === shown) ?? "add"}
            onChange={(value) => onChange(value === "halves" ? "halves-average" : value)}
            choices={KINDS.map((value) => ({ value, label: t(`groups.kind.${value}`) }))}
          />
          <p className={screen.quiet}>{t(`groups.kind.hint.${KINDS.find((each) => each === shown) ?? "add"}`)}</p>
        </>
      )}
      {(kind === "halves-average" || kind === "halves-dearest") && (
        <Choices
          label={t("groups.halves.price")}
          value={kind}
          onChange={onChange}
          choices={[
            { value: "halves-average", label: t("groups.halves.average") },
            { value: "halves-dearest", label: t("groups.halves.dearest") },
          ]}
        />
      )}
    </>
  );
}
