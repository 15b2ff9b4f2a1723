import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown":
    "La cocina acepta pedidos {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} más",
  "times.moved": "A las {before} ya no llegamos. Pusimos la hora más cercana: {after}",
  "times.lost": "A las {before} ya no llegamos. Elige otra hora",
  "times.changed": "El total ha cambiado",
  "times.otherTab": "El carrito cambió en otra pestaña",
  "times.changedPrice": "{name}: antes {before}, ahora {after}",
};
