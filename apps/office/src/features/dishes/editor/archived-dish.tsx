import type { WireEntity } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { restoreEntity } from "../../../model/entities/entity-calls.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { DishHead } from "./dish-head.tsx";

/** An archived dish. It cannot be edited until it is restored. */
export function ArchivedDish({ dish }: { readonly dish: WireEntity }) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const restore = async () => {
    const result = await during(restoreEntity({ kind: "product", id: dish.id }));
    if (!result.ok) return failed(result.error);
    showToast({ text: t("dish.restored", { name: dish.name }), look: "done" });
    return true;
  };
  return (
    <div className={screen.panel}>
      <DishHead dish={dish} />
      <p>{t("dish.archived.text")}</p>
      <div className={screen.buttons}>
        <Button look="primary" isPending={isSending} onPress={() => void restore()}>
          {t("dish.restore")}
        </Button>
      </div>
    </div>
  );
}
