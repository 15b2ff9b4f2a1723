import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { OfficeError } from "../../../platform/api/office-error.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";

interface RemovedEntryProps {
  readonly name: string;
  readonly onReturn: () => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: OfficeError }>;
}

/** An entry that goes with the next publication, and the way back. */
export function RemovedEntry({ name, onReturn }: RemovedEntryProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const keep = async () => {
    const result = await during(onReturn());
    if (!result.ok) failed(result.error);
  };
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          <s>{name}</s>
        </p>
        <p className={screen.quiet}>{t("content.state.removed")}</p>
      </div>
      <Button isPending={isSending} aria-label={t("content.return.of", { name })} onPress={() => void keep()}>
        {t("content.return")}
      </Button>
    </li>
  );
}
