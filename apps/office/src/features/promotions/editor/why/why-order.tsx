import { useMemo, useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { LoadFailed } from "../../../../platform/feedback/load-failed.tsx";
import { useRight } from "../../../../platform/session/me-context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ListSkeleton } from "../../../../ui/feedback/list-skeleton.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { useShopParts } from "../../use-shop-parts.ts";
import { shopNames } from "../words/shop-names.ts";
import { WhyAnswer } from "./why-panel.tsx";

/** On an order's page: why it has no discount, or not another one. Only for people who may read promotions. */
export function WhyOrder({ orderId }: { readonly orderId: number }) {
  const { t } = useI18n();
  const mayAsk = useRight("shop.edit");
  const [isOpen, setIsOpen] = useState(false);
  // Practice orders have negative ids and no guest.
  if (!mayAsk || orderId <= 0) return null;
  return (
    <section className={screen.part}>
      <div>
        <Button look="quiet" aria-expanded={isOpen} onPress={() => setIsOpen((was) => !was)}>
          {t("promo.why.order")}
        </Button>
      </div>
      {isOpen && <Answer orderId={orderId} />}
    </section>
  );
}

function Answer({ orderId }: { readonly orderId: number }) {
  const { t } = useI18n();
  const { parts, failed } = useShopParts();
  const names = useMemo(() => (parts === null ? null : shopNames(parts)), [parts]);
  if (failed !== undefined) return <LoadFailed title="promo.list.error" right="menu.edit" asked={failed} />;
  if (names === null) return <ListSkeleton label={t("loading")} rows={2} />;
  return <WhyAnswer question={{ order_id: orderId }} names={names} />;
}
