import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Não foi possível carregar o Yandex Maps",
  "place.writeAddress": "Escreva a rua e o número",
  "place.putPoint": "Marque o ponto no mapa ou escolha uma área para sabermos a taxa de entrega",
  "place.orZone": "Ou escolha uma área de entrega",
  "place.zoneNumber": "Área {number}",
  "outside.title": "Serviços de outros sites",
  "outside.text":
    "Contadores de visitas, chat, tradução e mapas vêm de outros sites e podem guardar seus próprios cookies. Dá para pedir sem eles",
  "outside.yes": "Permitir",
  "outside.no": "Não, obrigado",
  "outside.saidYes": "Agora estão permitidos",
  "outside.saidNo": "Agora estão desativados",
};
