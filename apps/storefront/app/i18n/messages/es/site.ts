import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Ir al contenido",
  "site.home": "Inicio",
  "site.menu": "Menú",
  "site.close": "Cerrar",
  "site.back": "Atrás",
  "site.retry": "Reintentar",
  "site.loading": "Cargando",
  "site.language": "Idioma",
  "site.theme": "Cambiar el tema: claro u oscuro",
  "site.search": "Buscar en el menú",
  "site.contacts": "Contacto",
  "site.information": "Sobre nosotros",
  "site.hours": "Horario",
  "site.categories": "Secciones del menú",
  "site.offline": "Sin conexión. Tu carrito está a salvo y podrás pedir más tarde",
  "site.settings": "Ajustes",
  "site.pageType": "Aspecto del sitio",
  "site.burger": "Abrir el menú",
  "site.call": "Llamar al {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Página no encontrada",
  "error.notFound.text": "Se ha movido o hay una errata en la dirección. El menú sigue en su sitio",
  "error.fatal.title": "La página no se ha abierto",
  "error.offline.title": "Sin conexión",
  "error.offline.text":
    "Esta página aún no se puede cargar. Se abrirá sola cuando vuelva la conexión; lo que ya has visto sigue disponible",
  "error.fatal.text": "Ya sabemos del error. Recarga la página o empieza desde el inicio",

  // Where and how the dinner gets to the table
  "place.choose": "Indica la dirección de entrega",
  "place.change": "Cambiar",
  "place.delivery": "A domicilio",
  "place.pickup": "Recogida",
  "place.lounge": "En el restaurante",
  "place.minutes": "{minutes} min",
  "place.minimum": "pedido desde {amount}",

  // The home page
  "home.stories": "Historias",
  "home.banners": "Ofertas",
  "home.story.next": "Historia siguiente",
  "home.story.previous": "Historia anterior",
  "home.story.open": "Más",
  "home.banner.next": "Oferta siguiente",
  "home.banner.previous": "Oferta anterior",
  "home.banner.goTo": "Oferta {number}",
  "home.empty": "El menú llegará pronto",

  // The menu
  "menu.all": "Todo",
  "menu.filters": "Filtros",
  "menu.filters.count":
    "{count, plural, one {# filtro elegido} many {# de filtros elegidos} other {# filtros elegidos}}",
  "menu.filters.badges": "Características",
  "menu.filters.without": "Sin alérgenos",
  "menu.filters.show":
    "{count, plural, =0 {No hay resultados} one {Ver # plato} many {Ver # de platos} other {Ver # platos}}",
  "menu.filters.reset": "Borrar",
  "menu.sort": "Ordenar",
  "menu.sort.default": "Como en el menú",
  "menu.sort.priceAsc": "Más baratos primero",
  "menu.sort.priceDesc": "Más caros primero",
  "menu.empty": "Nada coincide con estos filtros",
  "menu.hidden":
    "{count, plural, one {# plato con tus alérgenos está oculto} many {# de platos con tus alérgenos están ocultos} other {# platos con tus alérgenos están ocultos}}",
  "menu.show": "Mostrar",
  "menu.emptyCategory": "Esta sección está vacía por ahora",
  "menu.dishes": "{count, plural, one {# plato} many {# de platos} other {# platos}}",

  // A dish
  "dish.add": "Añadir",
  "dish.addNamed": "Añadir al carrito: {name}",
  "dish.choose": "Elegir",
  "dish.chooseNamed": "Elegir una opción: {name}",
  "dish.from": "desde {price}",
  "dish.perWeight": "por {weight}",
  "dish.soldOut": "Agotado",
  "dish.hours": "De {from} a {to}",
  "dish.otherDays": "Hoy no lo preparamos",
  "dish.next.today": "Hoy a las {time}",
  "dish.next.tomorrow": "Mañana a las {time}",
  "dish.next.day": "{day} a las {time}",
  "dish.notHere": "No disponible en este restaurante",
  "dish.notSold": "No se vende en línea",
  "dish.composition": "Ingredientes",
  "dish.nutrition": "Información nutricional por 100 g",
  "dish.calories": "Energía, kcal",
  "dish.proteins": "Proteínas, g",
  "dish.fats": "Grasas, g",
  "dish.carbohydrates": "Hidratos de carbono, g",
  "dish.allergens": "Alérgenos",
  "dish.excluded": "Has excluido: {names}",
  "dish.variation": "Opción",
  "dish.supplements": "Extras",
  "dish.freeLimit": "{count, plural, one {# extra gratis} many {# de extras gratis} other {# extras gratis}}",
  "dish.freeLeft":
    "{count, plural, =0 {Ya elegiste los gratis, el resto a su precio} one {Queda # gratis} many {Quedan # gratis} other {Quedan # gratis}}",
  "dish.free": "gratis",
  "dish.addFor": "Añadir por {price}",
  "dish.quantity": "Cantidad",
  "dish.more": "Más: {name}",
  "dish.fewer": "Menos: {name}",
  "dish.inCart": "En el carrito: {count}",
  "dish.byRequest": "Enviar una solicitud",
  "dish.byRequestNamed": "Enviar una solicitud: {name}",
  "dish.rating": "Valoración {average} de 5, {count, plural, one {# voto} many {# de votos} other {# votos}}",
  "dish.reviews": "Opiniones",
  "dish.combo": "Incluye",
  "dish.oldPrice": "Precio anterior",
  "dish.picture": "Foto: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "ud.",

  // The cart as seen from outside
  "cart.title": "Carrito",
  "cart.open": "Carrito, {count, plural, one {# plato} many {# de platos} other {# platos}}",
  "cart.empty": "Aún está vacío",
  "cart.emptyText": "Añade platos del menú y aparecerán aquí",
  "cart.added": "Añadido al carrito: {name}",

  // Of the account, what every page shows
  "site.callMe": "Llamadme",
  "site.signIn": "Entrar",
  "site.mine": "Pedidos y favoritos",
  "site.account": "Mi cuenta",
  "favorites.add": "Añadir a favoritos: {name}",
  "favorites.added": "Añadido a favoritos: {name}",
  "favorites.removed": "Quitado de favoritos: {name}",

  // content
};
