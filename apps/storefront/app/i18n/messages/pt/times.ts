import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown":
    "A cozinha aceita pedidos por mais {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}",
  "times.moved": "{before} já não dá tempo. Marcamos o horário mais próximo: {after}",
  "times.lost": "{before} já não dá tempo. Escolha outro horário",
  "times.changed": "O total mudou",
  "times.otherTab": "O carrinho foi alterado em outra aba",
  "times.changedPrice": "{name}: antes {before}, agora {after}",
};
