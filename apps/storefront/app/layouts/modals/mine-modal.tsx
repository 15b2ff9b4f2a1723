import { DishShelf } from "../../features/catalog/rows/viewed-dishes.tsx";
import { DeviceOrderList } from "../../features/orders/live/device-order-list.tsx";
import { DeviceBookings } from "../../features/requests/device-bookings.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useFavorites } from "../../model/catalog/favorites-store.ts";
import { replaceModal } from "../../model/page/modals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./mine-modal.module.css";

/** Orders, bookings and favorites of this device without an account, and a link to sign in. */
export default function MineModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const ids = useFavorites((state) => state.ids);
  return (
    <Dialog
      title={t("site.mine")}
      onClose={onClose}
      footer={
        <>
          <p className={styles["hint"]}>{t("own.signIn")}</p>
          <Button size="l" wide onClick={() => replaceModal("auth", { returnTo: "/lk" })}>
            {t("auth.signIn")}
          </Button>
        </>
      }
    >
      <div className={styles["body"]}>
        <DeviceOrderList />
        <DeviceBookings />
        <DishShelf title={t("account.favorites")} ids={[...ids].reverse()} />
      </div>
    </Dialog>
  );
}
