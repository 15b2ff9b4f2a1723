import type { ContactLink, ShopContacts } from "@skatert/contract";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { bookingAnchor, bookTable, takesBookings } from "../../../model/bookings/book-table.ts";
import { openModal } from "../../../model/page/modals.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageHeader } from "../articles/page-header.tsx";
import { BranchList } from "./branch-list.tsx";
import type { BranchView } from "./branch-view.ts";
import styles from "./contacts-view.module.css";

export interface ContactsViewProps {
  readonly branches: readonly BranchView[];
  readonly phones: readonly ContactLink[];
  readonly emails: readonly ContactLink[];
  readonly socials: ShopContacts["socials"];
  readonly legal: string;
  readonly map: ReactNode;
  readonly onShow: (id: number) => void;
}

/** Contacts of the shop: phone and e-mail first, then the restaurants beside their map. */
export function ContactsView({ branches, phones, emails, socials, legal, map, onShow }: ContactsViewProps) {
  const { t } = useI18n();
  const shop = useShop();
  return (
    <>
      <PageHeader title={t("site.contacts")} />
      <address className={styles["reach"]}>
        <Reach title={t("contacts.phone")} links={phones} large />
        <Reach title={t("contacts.email")} links={emails} />
        <Reach title={t("contacts.social")} links={socials.map(({ name, url }) => ({ text: name, url }))} />
      </address>
      <p id={bookingAnchor.slice(1)} className={styles["actions"]}>
        {!shop.lacks.includes("requests") && (
          <Button look="tint" onClick={() => openModal("request")}>
            {t("site.callMe")}
          </Button>
        )}
        {takesBookings(shop) && (
          <Button look="tint" onClick={bookTable}>
            {t("restaurant.book")}
          </Button>
        )}
      </p>
      {map}
      <BranchList branches={branches} onShow={onShow} />
      {legal && <p className={styles["legal"]}>{legal}</p>}
    </>
  );
}

interface ReachProps {
  readonly title: string;
  readonly links: readonly ContactLink[];
  readonly large?: boolean;
}

function Reach({ title, links, large }: ReachProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles["way"]} data-large={large}>
      <p className={styles["title"]}>{title}</p>
      {links.map(({ text, url }) => (
        <a key={url} href={url} translate="no" rel={url.startsWith("http") ? "noopener" : undefined}>
          {text}
        </a>
      ))}
    </div>
  );
}
