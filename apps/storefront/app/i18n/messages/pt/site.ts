import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Ir para o conteúdo",
  "site.home": "Início",
  "site.menu": "Cardápio",
  "site.close": "Fechar",
  "site.back": "Voltar",
  "site.retry": "Tentar de novo",
  "site.loading": "Carregando",
  "site.language": "Idioma",
  "site.theme": "Mudar o tema: claro ou escuro",
  "site.search": "Buscar no cardápio",
  "site.contacts": "Contato",
  "site.information": "Sobre nós",
  "site.hours": "Horário de funcionamento",
  "site.categories": "Seções do cardápio",
  "site.offline": "Sem conexão. O carrinho está guardado e você poderá pedir mais tarde",
  "site.settings": "Configurações",
  "site.pageType": "Visual do site",
  "site.burger": "Abrir o menu",
  "site.call": "Ligar para {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Página não encontrada",
  "error.notFound.text": "Ela mudou de lugar ou há um erro no endereço. O cardápio continua aqui",
  "error.fatal.title": "A página não abriu",
  "error.offline.title": "Sem conexão",
  "error.offline.text":
    "Esta página ainda não pode ser carregada. Ela se abrirá sozinha quando a conexão voltar; o que você já viu continua disponível",
  "error.fatal.text": "Já sabemos do erro. Recarregue a página ou comece pelo início",

  // Where and how the dinner gets to the table
  "place.choose": "Informe o endereço de entrega",
  "place.change": "Mudar",
  "place.delivery": "Entrega",
  "place.pickup": "Retirada",
  "place.lounge": "No restaurante",
  "place.minutes": "{minutes} min",
  "place.minimum": "pedido a partir de {amount}",

  // The home page
  "home.stories": "Stories",
  "home.banners": "Ofertas",
  "home.story.next": "Próximo story",
  "home.story.previous": "Story anterior",
  "home.story.open": "Saiba mais",
  "home.banner.next": "Próxima oferta",
  "home.banner.previous": "Oferta anterior",
  "home.banner.goTo": "Oferta {number}",
  "home.empty": "O cardápio chega em breve",

  // The menu
  "menu.all": "Tudo",
  "menu.filters": "Filtros",
  "menu.filters.count":
    "{count, plural, one {# filtro escolhido} many {# de filtros escolhidos} other {# filtros escolhidos}}",
  "menu.filters.badges": "Características",
  "menu.filters.without": "Sem alergênicos",
  "menu.filters.show":
    "{count, plural, =0 {Nada encontrado} one {Ver # prato} many {Ver # de pratos} other {Ver # pratos}}",
  "menu.filters.reset": "Limpar",
  "menu.sort": "Ordenar",
  "menu.sort.default": "Como no cardápio",
  "menu.sort.priceAsc": "Menor preço primeiro",
  "menu.sort.priceDesc": "Maior preço primeiro",
  "menu.empty": "Nada corresponde a esses filtros",
  "menu.hidden":
    "{count, plural, one {# prato com seus alérgenos está oculto} many {# de pratos com seus alérgenos estão ocultos} other {# pratos com seus alérgenos estão ocultos}}",
  "menu.show": "Mostrar",
  "menu.emptyCategory": "Esta seção está vazia por enquanto",
  "menu.dishes": "{count, plural, one {# prato} many {# de pratos} other {# pratos}}",

  // A dish
  "dish.add": "Adicionar",
  "dish.addNamed": "Adicionar ao carrinho: {name}",
  "dish.choose": "Escolher",
  "dish.chooseNamed": "Escolher uma opção: {name}",
  "dish.from": "a partir de {price}",
  "dish.perWeight": "por {weight}",
  "dish.soldOut": "Esgotado",
  "dish.hours": "Das {from} às {to}",
  "dish.otherDays": "Hoje não preparamos",
  "dish.next.today": "Hoje às {time}",
  "dish.next.tomorrow": "Amanhã às {time}",
  "dish.next.day": "{day} às {time}",
  "dish.notHere": "Indisponível neste restaurante",
  "dish.notSold": "Não vendido online",
  "dish.composition": "Ingredientes",
  "dish.nutrition": "Valor nutricional por 100 g",
  "dish.calories": "Energia, kcal",
  "dish.proteins": "Proteínas, g",
  "dish.fats": "Gorduras, g",
  "dish.carbohydrates": "Carboidratos, g",
  "dish.allergens": "Alergênicos",
  "dish.excluded": "Você excluiu: {names}",
  "dish.variation": "Opção",
  "dish.supplements": "Adicionais",
  "dish.freeLimit":
    "{count, plural, one {# adicional grátis} many {# de adicionais grátis} other {# adicionais grátis}}",
  "dish.freeLeft":
    "{count, plural, =0 {Os grátis já foram escolhidos, os demais são pagos} one {Mais # grátis} many {Mais # grátis} other {Mais # grátis}}",
  "dish.free": "grátis",
  "dish.addFor": "Adicionar por {price}",
  "dish.quantity": "Quantidade",
  "dish.more": "Mais: {name}",
  "dish.fewer": "Menos: {name}",
  "dish.inCart": "No carrinho: {count}",
  "dish.byRequest": "Enviar solicitação",
  "dish.byRequestNamed": "Enviar solicitação: {name}",
  "dish.rating": "Nota {average} de 5, {count, plural, one {# voto} many {# de votos} other {# votos}}",
  "dish.reviews": "Avaliações",
  "dish.combo": "No combo",
  "dish.oldPrice": "Preço anterior",
  "dish.picture": "Foto: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "un.",

  // The cart as seen from outside
  "cart.title": "Carrinho",
  "cart.open": "Carrinho, {count, plural, one {# prato} many {# de pratos} other {# pratos}}",
  "cart.empty": "Ainda está vazio",
  "cart.emptyText": "Adicione pratos do cardápio e eles aparecerão aqui",
  "cart.added": "Adicionado ao carrinho: {name}",

  // Of the account, what every page shows
  "site.callMe": "Me ligue",
  "site.signIn": "Entrar",
  "site.mine": "Pedidos e favoritos",
  "site.account": "Minha conta",
  "favorites.add": "Adicionar aos favoritos: {name}",
  "favorites.added": "Adicionado aos favoritos: {name}",
  "favorites.removed": "Removido dos favoritos: {name}",

  // content
};
