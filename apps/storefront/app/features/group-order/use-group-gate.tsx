import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useGroup } from "../../state/group-order/group-store.ts";
import { openModal } from "../../state/modals.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useHydrating } from "../../ui/use-hydrating.ts";

/**
 * What stands in the way of the checkout in a group order: a guest does not check out, and a host closes the order
 * first, or the others' dishes would be left behind. Null: nothing.
 */
export function useGroupGate(): ReactNode {
  const { t } = useI18n();
  const isHydrating = useHydrating();
  const own = useGroup((state) => state.own);
  const isOpen = useGroup(({ data }) => data?.state === "open" && data.people.some(({ lines }) => lines.length > 0));
  if (isHydrating || own === null) return null;
  if (own.role === "guest") {
    return (
      <EmptyState
        title={t("group.guestCheckout", { name: own.host })}
        action={
          <a href="/" className={buttonClass("action", "l")}>
            {t("cart.toMenu")}
          </a>
        }
      />
    );
  }
  if (!isOpen) return null;
  return (
    <EmptyState
      title={t("group.stillOpen")}
      action={<Button onClick={() => openModal("group-order")}>{t("group.open")}</Button>}
    />
  );
}
