import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Buscar en el menú",
  "search.placeholder": "Un plato o un ingrediente",
  "search.clear": "Borrar la búsqueda",
  "search.count":
    "{count, plural, =0 {No hay resultados} one {# plato encontrado} many {# de platos encontrados} other {# platos encontrados}}",
  "search.readAs": "para «{query}»",
  "search.byWishes": "Según los ingredientes y las etiquetas del menú. Si tiene alergia, consulte al restaurante.",
  "search.more": "Se muestran los primeros {count}",
  "search.showMore": "Ver {count} más",
  "search.nothing": "No hay nada para «{query}»",
  "search.nothingText": "Prueba con algo más corto o con otra palabra. Todo el menú está al lado",
  "search.toMenu": "Ver el menú",
  "search.recent": "Búsquedas recientes",
  "search.forget": "Olvidar",
  "search.ofCopies": "Sin conexión: solo se busca en el menú guardado en este dispositivo",
  "search.viewed": "Vistos hace poco",
  "menu.laterFailed": "Esta parte del menú no se ha cargado",
};
