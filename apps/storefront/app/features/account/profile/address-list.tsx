import type { ApiResult, SavedAddress } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { useAddresses } from "../../../model/place/addresses-store.ts";
import { flatText } from "../../../model/place/flat-text.ts";
import { type AccountCalls, api } from "../../../platform/api/api.ts";
import { notify } from "../../../platform/notices.ts";
import { ownChanges } from "../../../platform/storage/own-changes.ts";
import { useRefresh } from "../../../routing/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./address-list.module.css";

export interface AddressListProps {
  readonly userId: CustomerId;
  readonly addresses: readonly SavedAddress[];
}

/** Saved addresses: add, edit, delete. */
export function AddressList({ userId, addresses }: AddressListProps) {
  const { t } = useI18n();
  const { save, remove } = useAddressCalls(userId);
  const edit = (address: SavedAddress | null) => openModal("address-editor", { address, onSave: save });
  const askToRemove = ({ id, name, line }: SavedAddress) => {
    if (id === null) return;
    openModal("accept", {
      title: t("address.removeTitle"),
      text: name || line,
      confirm: t("address.remove"),
      onConfirm: () => void remove(id),
    });
  };
  return (
    <Panel
      title={t("address.title")}
      action={
        <Button look="tint" size="s" onClick={() => edit(null)}>
          <Icon name="plus" size={18} />
          {t("address.add")}
        </Button>
      }
    >
      {addresses.length === 0 && <p className={styles["empty"]}>{t("address.empty")}</p>}
      <ul className={styles["list"]}>
        {addresses.map((address) => (
          <li key={address.id} className={styles["row"]}>
            <Icon name="pin" size={22} />
            <span className={styles["text"]}>
              <span className={styles["name"]}>{address.name || address.line}</span>
              <span className={styles["line"]}>{lineText(address, t)}</span>
            </span>
            <Button look="quiet" size="s" onClick={() => edit(address)}>
              {t("place.change")}
            </Button>
            <button
              type="button"
              className={styles["remove"]}
              aria-label={t("address.removeNamed", { name: address.name || address.line })}
              onClick={() => askToRemove(address)}
            >
              <Icon name="trash" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function lineText(
  { name, line, apartment, entrance, floor }: SavedAddress,
  t: ReturnType<typeof useI18n>["t"],
): string {
  const parts = [
    name === "" ? "" : line,
    flatText(apartment, (value) => t("address.apartment", { value })),
    entrance && t("address.entrance", { value: entrance }),
    floor && t("address.floor", { value: floor }),
  ];
  return parts.filter(Boolean).join(", ");
}

function useAddressCalls(userId: CustomerId) {
  const { t, language } = useI18n();
  const refresh = useRefresh();
  const change = async (
    ask: (account: AccountCalls) => Promise<ApiResult<readonly SavedAddress[]>>,
    text: string,
  ): Promise<boolean> => {
    const result = await ownChanges.addresses.during(async () => ask(await api.account(language))).catch(() => null);
    const isOk = result?.ok === true;
    notify(isOk ? text : t("account.failed"), isOk ? "success" : "danger");
    if (isOk) useAddresses.getState().set(result.value);
    await refresh(["lk-info"]);
    return isOk;
  };
  return {
    save: (address: SavedAddress) => change((account) => account.saveAddress(userId, address), t("address.saved")),
    remove: (id: string) => change((account) => account.deleteAddress(id), t("address.removed")),
  };
}
