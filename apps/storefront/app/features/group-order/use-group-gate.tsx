import { type ReactNode, useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { refreshGroup } from "../../model/group-order/group-calls.ts";
import { useGroup } from "../../model/group-order/group-store.ts";
import { hostGate } from "../../model/group-order/host-gate.ts";
import { openModal } from "../../model/page/modals.ts";
import { useHydrating } from "../../ui/browser/use-hydrating.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";

/**
 * Why the checkout is blocked in a group order. A guest does not check out. A host first merges the others'
 * dishes, which would otherwise be missing. Null: not blocked.
 */
export function useGroupGate(): ReactNode {
  const { t } = useI18n();
  const isHydrating = useHydrating();
  const own = useGroup((state) => state.own);
  const gate = useGroup((state) => (state.own?.role === "host" ? hostGate(state.own, state.data) : null));
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
  if (gate === null) return null;
  if (gate === "unknown") return <Unknown id={own.id} />;
  return (
    <EmptyState
      title={t(gate === "open" ? "group.stillOpen" : "group.notTaken")}
      action={<Button onClick={() => openModal("group-order")}>{t("group.open")}</Button>}
    />
  );
}

/** Until the server has answered whether others have dishes (STATE-1). */
function Unknown({ id }: { readonly id: string }) {
  const { t } = useI18n();
  const isUnreached = useGroup((state) => state.isUnreached);
  useEffect(() => void refreshGroup(id), [id]);
  return (
    <div role="status">
      <EmptyState
        title={t(isUnreached ? "group.failed" : "site.loading")}
        action={isUnreached && <Button onClick={() => void refreshGroup(id)}>{t("site.retry")}</Button>}
      />
    </div>
  );
}
