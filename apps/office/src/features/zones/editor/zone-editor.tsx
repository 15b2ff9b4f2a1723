import type { WireEntity } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { entityQuery } from "../../../model/entities/entity-query.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { newZoneForm, zoneForm } from "../../../model/zones/zone-form.ts";
import { readFailureKey } from "../../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import type { MapBoard } from "./map-board.ts";
import { ZoneFormPanel } from "./zone-form-panel.tsx";

interface ZoneEditorProps {
  /** "new": an unsaved zone. */
  readonly id: string;
  readonly places: Places;
  readonly board: MapBoard;
  readonly onClose: () => void;
}

const usualTerms = { price: 0, minimum: 0, freeFrom: null, express: null };

/** One zone in a form beside the map. */
export function ZoneEditor({ id, ...rest }: ZoneEditorProps) {
  return id === "new" ? (
    <ZoneFormPanel {...rest} entity={null} initial={newZoneForm(usualTerms)} />
  ) : (
    <KnownZone id={id} {...rest} />
  );
}

function KnownZone({ id, ...rest }: ZoneEditorProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const asked = useQuery(entityQuery({ kind: "zone", id }));
  const entity: WireEntity | undefined = asked.data;
  if (entity !== undefined) return <ZoneFormPanel {...rest} entity={entity} initial={zoneForm(entity)} />;
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  return (
    <ErrorState
      title={t("zones.error.one")}
      text={t(readFailureKey(asked.error, "shop.edit", me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => void asked.refetch()}
      isRetrying={asked.isFetching}
    />
  );
}
