import type { WireGuestPage } from "@skatert/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addressText } from "../../model/guests/guest-words.ts";
import { useRight } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import screen from "../../ui/screen/screen.module.css";
import { OrdersOf } from "./guest-row.tsx";
import styles from "./guests.module.css";

/** Numbers, addresses, sums and usual dishes. */
export function GuestFacts({ guest }: { readonly guest: WireGuestPage }) {
  const i18n = useI18n();
  const { t, day } = i18n;
  const { time_zone: zone } = useShownBranch();
  const mayPlace = useRight("orders.place");
  const {
    phone,
    numbers,
    email,
    birth,
    registered_at: registered,
    addresses,
    usual,
    last_complaint: complaint,
  } = guest;
  return (
    <section className={screen.panel} aria-label={t("guests.facts")}>
      <a className={styles.call} href={`tel:${phone}`}>
        {t("board.detail.call")} {phone}
      </a>
      {mayPlace && (
        <Link className={screen.link} to={`/phone?number=${encodeURIComponent(phone)}`}>
          {t("guests.order")}
        </Link>
      )}
      <dl className={styles.facts}>
        <Fact name={t("guests.orders")}>
          <OrdersOf guest={guest} />
        </Fact>
        {numbers.length > 0 && <Fact name={t("guests.numbers")}>{numbers.join(", ")}</Fact>}
        {email !== null && <Fact name={t("guests.email")}>{email}</Fact>}
        {birth !== null && <Fact name={t("guests.birth")}>{day(`${birth}T12:00:00.000Z`, "UTC")}</Fact>}
        {registered !== null && <Fact name={t("guests.registered")}>{day(registered, zone)}</Fact>}
        {usual.length > 0 && (
          <Fact name={t("guests.usual")}>
            {usual.map(({ name, variation }) => (variation === null ? name : `${name} (${variation})`)).join(", ")}
          </Fact>
        )}
        {addresses.map((address) => (
          <Fact key={addressText(address, i18n)} name={t(address.is_saved ? "guests.address.saved" : "guests.address")}>
            <bdi>{addressText(address, i18n)}</bdi>
            {address.comment !== null && `. ${address.comment}`}
          </Fact>
        ))}
        {complaint !== null && (
          <Fact name={t("guests.complaint", { stars: complaint.stars, order: complaint.order_id })}>
            {complaint.comment === "" ? t("guests.complaint.silent") : <bdi>{complaint.comment}</bdi>}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
