import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Որոնում մենյուում",
  "search.placeholder": "Ուտեստ կամ մթերք",
  "search.clear": "Մաքրել որոնումը",
  "search.count": "{count, plural, =0 {Ոչինչ չգտնվեց} one {Գտնվեց # ուտեստ} other {Գտնվեց # ուտեստ}}",
  "search.readAs": "«{query}» հարցմամբ",
  "search.byWishes": "Ըստ մենյուի բաղադրության և նշումների։ Եթե ալերգիա ունեք, ճշտեք ռեստորանում։",
  "search.more": "Ցույց են տրված առաջին {count}-ը",
  "search.showMore": "Ցույց տալ ևս {count}",
  "search.nothing": "«{query}» հարցմամբ ոչինչ չկա",
  "search.nothingText": "Փորձեք ավելի կարճ կամ այլ բառով։ Ամբողջ մենյուն մոտ է",
  "search.toMenu": "Տեսնել մենյուն",
  "search.recent": "Վերջին որոնումները",
  "search.forget": "Մոռանալ",
  "search.ofCopies": "Կապ չկա․ որոնում ենք միայն այս սարքում պահված մենյուում",
  "search.viewed": "Դուք դիտել եք",
  "menu.laterFailed": "Մենյուի այս մասը չբեռնվեց",
};
