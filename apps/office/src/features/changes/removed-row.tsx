import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";

interface RemovedRowProps {
  readonly name: string;
  /** The pending removal, and the button that cancels it. */
  readonly text: PlainKey;
  readonly button: PlainKey;
  /** The button's accessible name, with the name of the entity. */
  readonly label: string;
  readonly onKeep: () => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: OfficeError }>;
}

/** An entity that the next publication removes, and a button that keeps it. */
export function RemovedRow({ name, text, button, label, onKeep }: RemovedRowProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const keep = async () => {
    const result = await during(onKeep());
    if (!result.ok) failed(result.error);
  };
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          <s>{name}</s>
        </p>
        <p className={screen.quiet}>{t(text)}</p>
      </div>
      <Button isPending={isSending} aria-label={label} onPress={() => void keep()}>
        {t(button)}
      </Button>
    </li>
  );
}
