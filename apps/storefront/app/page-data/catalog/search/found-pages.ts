import { foldedWords, type Matter, mattersOf } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { bookingAnchor, takesBookings } from "../../../model/bookings/book-table.ts";
import type { NavigationLink, ShopView } from "../../../model/shop/shop.ts";

const contactsUrl = "/contacts";
/** More links would hide the dishes. */
const maxPages = 6;

/** Pages, phones and the booking form that a query means, in the page's language. */
export function foundPages(
  query: string,
  shop: Pick<ShopView, "menu" | "footerMenu" | "contacts" | "deliveryMethods" | "lacks">,
  { t }: Pick<I18n, "t">,
): readonly NavigationLink[] {
  const matters = mattersOf(query);
  const pages = [...shop.menu, ...shop.footerMenu.flatMap(({ links }) => links)];
  const phones = shop.contacts.phones.map(({ text, url }) => ({ title: text, url }));
  const contacts = { title: t("site.contacts"), url: contactsUrl };
  const byMatter: Readonly<Record<Matter, () => readonly NavigationLink[]>> = {
    contacts: () => [contacts, ...phones],
    booking: () => (takesBookings(shop) ? [{ title: t("restaurant.book"), url: contactsUrl + bookingAnchor }] : []),
    delivery: () => pagesAbout("delivery", pages, contacts),
    payment: () => pagesAbout("payment", pages, contacts),
  };
  const named = pages.filter(({ title }) => isNamed(title, query));
  const found = [...matters.flatMap((matter) => byMatter[matter]()), ...named];
  return [...new Map(found.toReversed().map((link) => [link.url, link])).values()].toReversed().slice(0, maxPages);
}

/** A shop without such a page is asked by phone. */
function pagesAbout(matter: Matter, pages: readonly NavigationLink[], contacts: NavigationLink) {
  const found = pages.filter(({ title }) => mattersOf(title).includes(matter));
  return found.length > 0 ? found : [contacts];
}

const leastLetters = 3;

/** Whether every word of the query begins a word of the title. */
function isNamed(title: string, query: string): boolean {
  const asked = foldedWords(query);
  const words = foldedWords(title);
  return (
    asked.length > 0 && asked.every((word) => word.length >= leastLetters && words.some((own) => own.startsWith(word)))
  );
}
