import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Há uma nova versão do site. Seu carrinho fica guardado",
  "device.update.now": "Atualizar",
  "device.update.later": "Mais tarde",
  "device.install": "Instalar o aplicativo",
  "device.install.text": "O cardápio abre da tela inicial, mesmo sem conexão",
  "device.video.play": "Ver o vídeo",
  "device.arrows": "As setas passam de um prato ou secção a outro, Tab avança na página",
  "device.order.title": "Pedido não enviado: sem conexão",
  "device.order.offline": "O carrinho e seus dados estão guardados. Envie o pedido quando a conexão voltar",
  "device.order.online": "A conexão voltou. O carrinho e seus dados continuam aqui: envie o pedido",
};
