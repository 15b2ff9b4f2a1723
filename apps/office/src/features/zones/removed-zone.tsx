import { useI18n } from "../../i18n/i18n-context.tsx";
import { discardEntity } from "../../model/entities/discard-entity.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";

/** A zone that goes with the next publication, and the way back. */
export function RemovedZone({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const keep = async () => {
    const result = await during(discardEntity({ kind: "zone", id }));
    if (!result.ok) failed(result.error);
  };
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          <s>{name}</s>
        </p>
        <p className={screen.quiet}>{t("zones.state.removed")}</p>
      </div>
      <Button isPending={isSending} aria-label={t("zones.keep.of", { name })} onPress={() => void keep()}>
        {t("zones.keep")}
      </Button>
    </li>
  );
}
