import { type ComponentType, lazy, Suspense } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useUser } from "../../../model/account/user-store.ts";
import type { KeepAddressProps } from "./keep-address.tsx";
import type { OwnAddressesProps } from "./own-addresses.tsx";

const OwnAddresses = lazy(withWords(async () => (await import("./own-addresses.tsx")).OwnAddresses));
const KeepAddress = lazy(withWords(async () => (await import("./keep-address.tsx")).KeepAddress));

/** The shopper's addresses above the field. Renders nothing for a guest. */
export function LazyOwnAddresses(props: OwnAddressesProps) {
  return useUser(({ user }) => user !== null) ? (
    <Suspense fallback={null}>
      <OwnAddresses {...props} />
    </Suspense>
  ) : null;
}

export function LazyKeepAddress(props: KeepAddressProps) {
  return (
    <Suspense fallback={null}>
      <KeepAddress {...props} />
    </Suspense>
  );
}

/** No first page has the account's messages. */
function withWords<Props>(load: () => Promise<ComponentType<Props>>) {
  return async () => ({ default: (await Promise.all([load(), laterMessages()]))[0] });
}
