import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Hay una versión nueva del sitio. Tu carrito se conserva",
  "device.update.now": "Actualizar",
  "device.update.later": "Más tarde",
  "device.install": "Instalar la app",
  "device.install.text": "El menú se abre desde la pantalla de inicio, incluso sin conexión",
  "device.video.play": "Ver el vídeo",
  "device.arrows": "Las flechas pasan de un plato o sección a otro, Tab sigue por la página",
  "device.order.title": "Pedido sin enviar: no hay conexión",
  "device.order.offline": "El carrito y tus datos están guardados. Envía el pedido cuando vuelva la conexión",
  "device.order.online": "La conexión ha vuelto. El carrito y tus datos siguen aquí: envía el pedido",
};
