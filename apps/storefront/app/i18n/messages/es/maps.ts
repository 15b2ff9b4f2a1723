import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "No se ha podido cargar Yandex Maps",
  "place.writeAddress": "Escribe la calle y el número",
  "place.putPoint": "Marca el punto en el mapa o elige una zona para saber el coste del envío",
  "place.orZone": "O elige una zona de reparto",
  "place.zoneNumber": "Zona {number}",
  "outside.title": "Servicios de otros sitios",
  "outside.text":
    "Los contadores de visitas, el chat, la traducción y los mapas vienen de otros sitios y pueden guardar sus propias cookies. También se puede pedir sin ellos",
  "outside.yes": "Permitir",
  "outside.no": "No, gracias",
  "outside.saidYes": "Ahora están permitidos",
  "outside.saidNo": "Ahora están desactivados",
};
