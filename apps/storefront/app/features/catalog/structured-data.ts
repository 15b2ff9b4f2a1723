export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way to a page as schema.org BreadcrumbList. */
export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
  };
}
