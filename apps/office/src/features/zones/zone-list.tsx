import type { DeliveryZone } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { discardEntity } from "../../model/entities/discard-entity.ts";
import type { Places } from "../../model/zones/places-query.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import screen from "../../ui/screen/screen.module.css";
import { RemovedRow } from "../changes/removed-row.tsx";
import { ZoneRow } from "./zone-row.tsx";

interface ZoneListProps {
  readonly places: Places;
  readonly zones: readonly DeliveryZone[];
  readonly onOpen: (id: string) => void;
}

/** Every zone with its terms. Zones that the draft removes are last and can be kept. */
export function ZoneList({ places, zones, onOpen }: ZoneListProps) {
  const { t } = useI18n();
  const removed = places.zones.filter(({ state }) => state === "removed");
  const add = (
    <Button look="primary" size="large" data-key="new" onPress={() => onOpen("new")}>
      {t("zones.add")}
    </Button>
  );
  if (zones.length + removed.length === 0)
    return <EmptyState title={t("zones.none")} text={t("zones.none.text")} action={add} />;
  return (
    <>
      <div>{add}</div>
      <ul className={screen.list} aria-label={t("part.zones")}>
        {zones.map((zone, look) => (
          <ZoneRow key={zone.id} zone={zone} look={look} places={places} onOpen={() => onOpen(zone.id)} />
        ))}
        {removed.map(({ id, name }) => (
          <RemovedRow
            key={id}
            name={name}
            text="zones.state.removed"
            button="zones.keep"
            label={t("zones.keep.of", { name })}
            onKeep={() => discardEntity({ kind: "zone", id })}
          />
        ))}
      </ul>
    </>
  );
}
