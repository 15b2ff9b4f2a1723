import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { useAddresses } from "../../../model/place/addresses-store.ts";
import { addressOf, isSame } from "../../../model/place/guest-address.ts";
import type { AddressDetails, DeliveryPlace } from "../../../model/place/place.ts";
import { api } from "../../../platform/api/api.ts";
import { notify } from "../../../platform/notices.ts";
import { ownChanges } from "../../../platform/storage/own-changes.ts";

/** Whether a new address is to be saved, and its name. */
export interface KeepWish {
  readonly isOn: boolean;
  readonly name: string;
}

/** Saves the typed address in the account of a signed-in shopper. */
export function useKeepAddress(line: string, details: AddressDetails) {
  const { t, language } = useI18n();
  const userId = useUser(({ user }) => user?.id ?? null);
  const isKnown = useAddresses(({ addresses }) => addresses.some((each) => isSame(each, { line, details })));
  const [wish, setWish] = useState<KeepWish>({ isOn: false, name: "" });
  const [isTried, setTried] = useState(false);
  const isOffered = userId !== null && line.trim() !== "" && !isKnown;
  const isWished = isOffered && wish.isOn;
  return {
    isOffered,
    fields: { wish, isTried, onChange: setWish },
    /** False: the name is missing, which is shown as a fault. */
    mayGoOn(): boolean {
      setTried(true);
      return !isWished || wish.name.trim() !== "";
    },
    /** In the background, because the place is chosen whether or not saving succeeds. */
    keep(place: DeliveryPlace): void {
      if (!isWished || userId === null) return;
      const save = async () => (await api.account(language)).saveAddress(userId, addressOf(place, wish.name.trim()));
      ownChanges.addresses.during(save).then(
        (saved) => (saved.ok ? useAddresses.getState().set(saved.value) : notify(t("address.notSaved"), "danger")),
        () => notify(t("address.notSaved"), "danger"),
      );
    },
  };
}
