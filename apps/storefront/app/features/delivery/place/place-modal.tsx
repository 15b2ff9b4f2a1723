import { type Fulfilment, fulfilmentOf } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import type { ModalProps } from "../../../model/page/modals.ts";
import type { Place } from "../../../model/place/place.ts";
import type { PlaceOptions } from "../../../model/place/place-options.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { usePlaceOptions } from "../../../model/place/use-place-options.ts";
import { changePlace } from "../../../model/quote/place-change.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Tabs } from "../../../ui/lists/tabs.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { LoungeForm } from "./lounge-form.tsx";
import { PickupForm } from "./pickup-form.tsx";
import styles from "./place-modal.module.css";

const labels: Readonly<Record<Fulfilment, PlainKey>> = {
  delivery: "place.delivery",
  pickup: "place.pickup",
  lounge: "place.tab.lounge",
};
const titles: Readonly<Record<Fulfilment, PlainKey>> = {
  delivery: "place.where",
  pickup: "place.wherePickup",
  lounge: "place.whereLounge",
};
const order: readonly Fulfilment[] = ["delivery", "pickup", "lounge"];

/** Choice of the place: a delivery address, a pickup point, or a table (APP-1). */
export function PlaceModal({ waits = [], onClose }: ModalProps["address"] & { readonly onClose: () => void }) {
  const { t, language, joinNames } = useI18n();
  const { deliveryMethods } = useShop();
  const options = usePlaceOptions();
  const chosenTab = usePlace((state) => state.tab);
  const ways = order.filter((way) => deliveryMethods.some((method) => fulfilmentOf(method) === way));
  const tab = ways.includes(chosenTab) ? chosenTab : (ways[0] ?? "delivery");
  const choose = (place: Place) => {
    changePlace(place, language);
    onClose();
  };
  return (
    <Dialog title={t(titles[tab])} shape="wide" onClose={onClose}>
      {waits.length > 0 && <p className={styles["waits"]}>{t("place.waits", { name: joinNames(waits) })}</p>}
      <Tabs
        label={t("place.way")}
        tabs={ways.map((way) => ({ id: way, label: t(labels[way]) }))}
        current={tab}
        onChange={(id) => usePlace.getState().setTab(ways.find((way) => way === id) ?? tab)}
      >
        <div className={styles["pane"]}>
          {options.data !== null && <Pane tab={tab} options={options.data} onChoose={choose} />}
          {options.data === null && options.status === "pending" && <PaneSkeleton />}
          {options.data === null && options.status === "error" && <PaneError onRetry={options.retry} />}
        </div>
      </Tabs>
    </Dialog>
  );
}

interface PaneProps {
  readonly tab: Fulfilment;
  readonly options: PlaceOptions;
  readonly onChoose: (place: Place) => void;
}

function Pane({ tab, options, onChoose }: PaneProps) {
  // The typed address survives a look at the other tabs.
  const [typed, setTyped] = useState("");
  switch (tab) {
    case "delivery":
      return <DeliveryForm options={options} typed={typed} onType={setTyped} onChoose={onChoose} />;
    case "pickup":
      return <PickupForm options={options} onChoose={onChoose} />;
    case "lounge":
      return <LoungeForm options={options} onChoose={onChoose} />;
  }
}

function PaneSkeleton() {
  return (
    <div className={styles["waiting"]}>
      <Skeleton height="72px" />
      <Skeleton height="var(--waiting-map)" />
      <Skeleton height="56px" />
    </div>
  );
}

function PaneError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles["waiting"]}>
      <Notice tone="danger">{t("place.loadFailed")}</Notice>
      <Button look="tint" onClick={onRetry}>
        {t("site.retry")}
      </Button>
    </div>
  );
}
