import type { MouseEvent } from "react";
import { useI18n } from "../i18n/i18n-context.tsx";
import { openModal } from "../state/modals.ts";
import { useUser } from "../state/user-store.ts";
import { Icon } from "../ui/icons.tsx";

/** The way to the account; a guest is asked to sign in first. */
export function AccountLink({ className, labelled }: { readonly className?: string; readonly labelled?: boolean }) {
  const { t } = useI18n();
  const user = useUser((state) => state.user);
  const label = t(user === null ? "site.signIn" : "site.account");
  const open = (event: MouseEvent) => {
    if (user !== null) return;
    event.preventDefault();
    openModal("auth", { returnTo: "/lk" });
  };
  return (
    <a href="/lk" rel="nofollow" className={className} aria-label={labelled ? undefined : label} onClick={open}>
      <Icon name="user" />
      {labelled && label}
    </a>
  );
}
