import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../state/cart-store.ts";
import { changeGuest, useGroup } from "../../state/group-order/group-store.ts";
import { mineText } from "../../state/group-order/mine.ts";
import { Button } from "../../ui/button.tsx";

/** In place of the checkout for a guest of a group order: tells the host that these are all the guest's dishes. */
export function GroupDone({ host }: { readonly host: string }) {
  const { t } = useI18n();
  const lines = useCart((state) => state.lines);
  const isDone = useGroup(({ own }) => own?.role === "guest" && own.doneWith === mineText(lines));
  return (
    <>
      <p role="status">{isDone ? t("group.waiting", { name: host }) : null}</p>
      {!isDone && (
        <Button size="l" wide onClick={() => changeGuest({ doneWith: mineText(lines) })}>
          {t("group.done")}
        </Button>
      )}
    </>
  );
}
