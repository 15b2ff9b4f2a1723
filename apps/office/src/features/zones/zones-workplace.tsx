import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type Places, type ProbeQuestion, probeQuery } from "../../model/zones/places-query.ts";
import { shownZones } from "../../model/zones/shown-zones.ts";
import { openShape, type ZoneShape } from "../../model/zones/zone-shape.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import screen from "../../ui/screen/screen.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { EditedZone } from "./editor/map-board.ts";
import { ZoneEditor } from "./editor/zone-editor.tsx";
import type { MapTool } from "./map/map-port.ts";
import { ZoneMap, type ZoneMapHandle } from "./map/zone-map.tsx";
import { ProbePanel } from "./probe/probe-panel.tsx";
import { RemarkList } from "./remarks/remark-list.tsx";
import { ZoneList } from "./zone-list.tsx";
import css from "./zones.module.css";

const usualTool: MapTool = "shape";

/** The list or a zone beside the map of all zones; below 820 px they are stacked. */
export function ZonesWorkplace({ places }: { readonly places: Places }) {
  const { shop } = places;
  const [chosen, setChosen] = useUrlText("zone");
  useFocusBack(chosen);
  const [edited, setEdited] = useState<EditedZone | null>(null);
  const [tool, setTool] = useState<MapTool>(chosen === "new" ? "draw" : usualTool);
  const [corners, setCorners] = useState(0);
  const [question, setQuestion] = useState<ProbeQuestion | null>(null);
  const asked = useQuery({ ...probeQuery(question ?? { text: "" }), enabled: question !== null });
  const drawTo = useRef<(shape: ZoneShape) => void>(() => undefined);
  const map = useRef<ZoneMapHandle>(null);
  const found = asked.data?.point ?? null;
  const place = question !== null && "lat" in question ? question : question === null ? null : found;
  useEffect(() => {
    if (question !== null && "text" in question && found !== null) map.current?.flyTo(found);
  }, [question, found]);
  const { zones, conditions } = useMemo(() => shownZones(shop, edited), [shop, edited]);
  const ground = useMemo(() => ({ base: shop.mapBase, branches: shop.locations, start: shop.mapStart }), [shop]);
  const content = useMemo(
    () => ({
      zones: zones.map(({ id, name, polygons }, look) => ({ id, name, shape: openShape(polygons), look })),
      chosen: edited?.zone.id ?? null,
      tool: chosen === "" ? ("probe" as const) : tool,
      place: chosen === "" ? place : null,
    }),
    [zones, edited, chosen, tool, place],
  );
  const undoCorner = corners === 0 ? null : () => map.current?.undoCorner();
  const reviewed = useDeferredValue(useMemo(() => ({ zones, conditions }), [zones, conditions]));
  const open = (id: string) => {
    setTool(id === "new" ? "draw" : usualTool);
    setChosen(id);
  };
  return (
    <div className={css.panes}>
      <div className={screen.part}>
        {chosen === "" ? (
          <ZoneList places={places} zones={zones} onOpen={open} />
        ) : (
          <ZoneEditor
            key={chosen}
            id={chosen}
            places={places}
            onClose={() => open("")}
            board={{ tool, setTool, setEdited, drawTo, undoCorner }}
          />
        )}
        <RemarkList
          {...reviewed}
          branches={shop.locations}
          only={chosen === "" ? null : (edited?.zone.id ?? null)}
          onShow={(at) => map.current?.flyTo(at)}
        />
      </div>
      <div className={css.mapSide}>
        <ZoneMap
          ground={ground}
          content={content}
          handle={map}
          events={{
            onShape: (shape) => drawTo.current(shape),
            onPlace: setQuestion,
            onToolEnd: () => setTool(usualTool),
            onDrawing: setCorners,
          }}
        />
        {chosen === "" && <ProbePanel question={question} asked={asked} onAsk={setQuestion} />}
      </div>
    </div>
  );
}
