import type { Account } from "@skatert/contract";
import type { CalendarDay } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./profile-form.module.css";

/** The profile before a host that changes none: only to read. */
export function ProfileFacts({ account: { name, email, birth } }: { readonly account: Account }) {
  const { t } = useI18n();
  if (!name && !email && birth === null) return null;
  return (
    <Panel title={t("account.profile")}>
      <div className={styles["form"]}>
        <Fact label={t("checkout.name")} value={name} />
        <Fact label={t("account.email")} value={email ?? ""} />
        <FixedBirth birth={birth} />
      </div>
    </Panel>
  );
}

export function FixedBirth({ birth }: { readonly birth: CalendarDay | null }) {
  const { t, formatDate } = useI18n();
  if (birth === null) return null;
  const value = formatDate(Date.UTC(birth.year, birth.month - 1, birth.day), "full", "UTC");
  return <Fact label={t("account.birth")} value={value} />;
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === "") return null;
  return (
    <p className={styles["fixed"]}>
      <span className={styles["label"]}>{label}</span>
      {value}
    </p>
  );
}
