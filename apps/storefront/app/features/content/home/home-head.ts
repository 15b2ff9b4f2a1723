import type { Head, HeadArgs } from "../../../model/shop/head.ts";

/** Title of the shop, and the restaurant as structured data (SEO-3, SEO-4). */
export function homeHead({ shop }: Pick<HeadArgs<unknown>, "shop">): Head {
  return {
    title: shop.title || shop.name,
    description: shop.description,
    jsonLd: import.meta.env.SSR ? [restaurant(shop)] : undefined,
  };
}

function restaurant({ name, description, contacts }: HeadArgs<unknown>["shop"]): object {
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name,
    description,
    telephone: contacts.phones[0]?.text,
    address: contacts.addresses[0]?.address,
    hasMenu: "/",
  };
}
