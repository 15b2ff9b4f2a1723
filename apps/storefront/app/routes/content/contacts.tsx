import { useState } from "react";
import { ContactsView } from "../../features/content/branches/contacts-view.tsx";
import { LazyMap } from "../../features/delivery/map/lazy-map.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { usePlaceOptions } from "../../model/place/use-place-options.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { ContactsData } from "../../page-data/content/contacts.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import styles from "./contacts.module.css";
import { overviewHead } from "./content-head.ts";

/** Addresses and contacts of the shop. The map loads after the page (ROUTE-2). */
export function Component() {
  const data = useLoaderData<ContactsData>();
  const [shownId, setShownId] = useState<number | null>(data.branches[0]?.id ?? null);
  const show = (id: number) => {
    setShownId(id);
    document.getElementById(mapId)?.scrollIntoView({ block: "center" });
  };
  return (
    <ContactsView {...data} map={<BranchMap data={data} shownId={shownId} onChoose={setShownId} />} onShow={show} />
  );
}

const mapId = "contacts-map";

interface BranchMapProps {
  readonly data: ContactsData;
  readonly shownId: number | null;
  readonly onChoose: (id: number) => void;
}

function BranchMap({ data: { branches }, shownId, onChoose }: BranchMapProps) {
  const { t } = useI18n();
  const { data: options, status } = usePlaceOptions();
  const points = branches.map(({ id, name, address, coordinates }) => ({
    id,
    name,
    address,
    coordinates,
    warehouseId: id,
    seats: null,
    tables: [],
  }));
  if (points.every(({ coordinates }) => coordinates === null)) return null;
  // Without map tiles, the map adds nothing to the addresses below.
  if (status === "error" || (options !== null && options.start === null)) return null;
  return (
    <section id={mapId} aria-label={t("contacts.map")} className={styles["map"]}>
      {options && (
        <LazyMap
          options={options}
          points={points}
          chosenId={shownId}
          onChoosePoint={onChoose}
          className={styles["frame"]}
        />
      )}
    </section>
  );
}

export function head({ data: { branches }, i18n: { t }, shop }: HeadArgs<ContactsData>): Head {
  const restaurants = branches.map(({ name, address, coordinates, phone, openingHours }) => ({
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: `${shop.name}: ${name}`,
    address,
    telephone: phone?.text,
    openingHours,
    geo: coordinates && { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lon },
  }));
  return overviewHead(
    { title: t("site.contacts"), description: t("contacts.text"), url: "/contacts" },
    shop,
    restaurants,
  );
}
