import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Skip to content",
  "site.home": "Home",
  "site.menu": "Menu",
  "site.close": "Close",
  "site.back": "Back",
  "site.retry": "Try again",
  "site.loading": "Loading",
  "site.language": "Language",
  "site.theme": "Switch the theme: light or dark",
  "site.search": "Search the menu",
  "site.contacts": "Contacts",
  "site.information": "About us",
  "site.hours": "Opening hours",
  "site.categories": "Menu sections",
  "site.offline": "You are offline. The cart is kept, and the order can be placed later",
  "site.settings": "Settings",
  "site.pageType": "Look of the site",
  "site.burger": "Open the menu",
  "site.call": "Call {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Page not found",
  "error.notFound.text": "It has moved, or the address has a typo. The menu is where it was",
  "error.fatal.title": "The page did not open",
  "error.offline.title": "No connection",
  "error.offline.text":
    "This page cannot be loaded yet. It will open by itself once you are back online; what you have already seen is available now",
  "error.fatal.text": "We know about the error. Reload the page or start from the home page",

  // Where and how the dinner gets to the table
  "place.choose": "Enter a delivery address",
  "place.change": "Change",
  "place.delivery": "Delivery",
  "place.pickup": "Pickup",
  "place.lounge": "At the restaurant",
  "place.minutes": "{minutes} min",
  "place.minimum": "orders from {amount}",

  // The home page
  "home.stories": "Stories",
  "home.banners": "Offers",
  "home.story.next": "Next story",
  "home.story.previous": "Previous story",
  "home.story.open": "More",
  "home.banner.next": "Next offer",
  "home.banner.previous": "Previous offer",
  "home.banner.goTo": "Offer {number}",
  "home.empty": "The menu will be here soon",

  // The menu
  "menu.all": "All",
  "menu.filters": "Filters",
  "menu.filters.count": "{count, plural, one {# filter chosen} other {# filters chosen}}",
  "menu.filters.badges": "Features",
  "menu.filters.without": "Without allergens",
  "menu.filters.show": "{count, plural, =0 {Nothing matches} one {Show # dish} other {Show # dishes}}",
  "menu.filters.reset": "Reset",
  "menu.sort": "Order",
  "menu.sort.default": "As on the menu",
  "menu.sort.priceAsc": "Lowest price first",
  "menu.sort.priceDesc": "Highest price first",
  "menu.empty": "Nothing matches these filters",
  "menu.hidden":
    "{count, plural, one {# dish with your allergens is hidden} other {# dishes with your allergens are hidden}}",
  "menu.show": "Show",
  "menu.emptyCategory": "This section is empty for now",
  "menu.dishes": "{count, plural, one {# dish} other {# dishes}}",

  // A dish
  "dish.add": "Add",
  "dish.addNamed": "Add to cart: {name}",
  "dish.choose": "Choose",
  "dish.chooseNamed": "Choose a variant: {name}",
  "dish.from": "from {price}",
  "dish.perWeight": "per {weight}",
  "dish.soldOut": "Sold out",
  "dish.hours": "From {from} to {to}",
  "dish.otherDays": "Not cooked today",
  "dish.next.today": "Today at {time}",
  "dish.next.tomorrow": "Tomorrow at {time}",
  "dish.next.day": "{day} at {time}",
  "dish.notHere": "Not at this restaurant",
  "dish.notSold": "Not sold online",
  "dish.composition": "Composition",
  "dish.nutrition": "Nutrition per 100 g",
  "dish.calories": "Energy, kcal",
  "dish.proteins": "Protein, g",
  "dish.fats": "Fat, g",
  "dish.carbohydrates": "Carbohydrates, g",
  "dish.allergens": "Allergens",
  "dish.variation": "Variant",
  "dish.supplements": "Extras",
  "dish.freeLimit": "{count, plural, one {# extra is free} other {# extras are free}}",
  "dish.freeLeft":
    "{count, plural, =0 {Free extras chosen, the rest are charged} one {# more free} other {# more free}}",
  "dish.free": "free",
  "dish.addFor": "Add for {price}",
  "dish.quantity": "Quantity",
  "dish.more": "More: {name}",
  "dish.fewer": "Less: {name}",
  "dish.inCart": "In the cart: {count}",
  "dish.byRequest": "Send a request",
  "dish.byRequestNamed": "Send a request: {name}",
  "dish.rating": "Rated {average} of 5, {count, plural, one {# vote} other {# votes}}",
  "dish.reviews": "Reviews",
  "dish.combo": "In the set",
  "dish.oldPrice": "Former price",
  "dish.picture": "Photo: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "pcs",

  // The cart as seen from outside
  "cart.title": "Cart",
  "cart.open": "Cart, {count, plural, one {# dish} other {# dishes}}",
  "cart.empty": "Nothing here yet",
  "cart.emptyText": "Add dishes from the menu and they will appear here",
  "cart.added": "Added to your cart: {name}",

  // Of the account, what every page shows
  "site.callMe": "Call me back",
  "site.signIn": "Sign in",
  "site.mine": "Orders and favourites",
  "site.account": "My account",
  "favorites.add": "Add {name} to favourites",
  "favorites.added": "Added to favourites: {name}",
  "favorites.removed": "Removed from favourites: {name}",

  // content
};
