import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Buscar no cardápio",
  "search.placeholder": "Um prato ou ingrediente",
  "search.clear": "Limpar a busca",
  "search.count":
    "{count, plural, =0 {Nada encontrado} one {# prato encontrado} many {# de pratos encontrados} other {# pratos encontrados}}",
  "search.readAs": "para “{query}”",
  "search.byWishes": "Com base nos ingredientes e nas marcações do menu. Se tiver alergia, confirme com o restaurante.",
  "search.more": "Mostrando os primeiros {count}",
  "search.showMore": "Ver mais {count}",
  "search.nothing": "Nada para “{query}”",
  "search.nothingText": "Tente algo mais curto ou outra palavra. O cardápio inteiro está aqui ao lado",
  "search.toMenu": "Ver o cardápio",
  "search.recent": "Buscas recentes",
  "search.forget": "Esquecer",
  "search.ofCopies": "Sem conexão: a busca é feita só no cardápio salvo neste dispositivo",
  "search.viewed": "Vistos recentemente",
  "menu.laterFailed": "Esta parte do cardápio não carregou",
};
