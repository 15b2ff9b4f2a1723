import type { Places } from "../../../model/zones/places-query.ts";
import { newZoneForm, zoneForm } from "../../../model/zones/zone-form.ts";
import { EntityLoader } from "../../changes/entity-loader.tsx";
import type { MapBoard } from "./map-board.ts";
import { ZoneFormPanel } from "./zone-form-panel.tsx";

interface ZoneEditorProps {
  /** "new": an unsaved zone. */
  readonly id: string;
  readonly places: Places;
  readonly board: MapBoard;
  readonly onClose: () => void;
}

const usualTerms = { price: 0, minimum: 0, freeFrom: null, express: null, expressMinutes: null };

/** One zone in a form beside the map. */
export function ZoneEditor({ id, ...rest }: ZoneEditorProps) {
  if (id === "new") return <ZoneFormPanel {...rest} entity={null} initial={newZoneForm(usualTerms)} />;
  return (
    <EntityLoader address={{ kind: "zone", id }} right="shop.edit" errorTitle="zones.error.one" onClose={rest.onClose}>
      {(entity) => <ZoneFormPanel {...rest} entity={entity} initial={zoneForm(entity)} />}
    </EntityLoader>
  );
}
