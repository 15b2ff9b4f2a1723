import type { Head, HeadArgs } from "../../state/head.ts";

/** Title of the shop, and the restaurant as structured data (SEO-3, SEO-4). */
export function homeHead({ shop }: Pick<HeadArgs<unknown>, "shop">): Head {
  const { contacts, logo } = shop;
  return {
    title: shop.title || shop.name,
    description: shop.description,
    image: logo?.src,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Restaurant",
        name: shop.name,
        description: shop.description,
        telephone: contacts.phones[0]?.text,
        address: contacts.addresses[0]?.address,
        hasMenu: "/",
      },
    ],
  };
}
