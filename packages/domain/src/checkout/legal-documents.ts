/** Usual addresses of a shop's terms and privacy policy. */
const legalAddress = /ofert|offer|terms|usloviya|soglas|person|privacy|polit|konfid/i;

/** Addresses of the documents on personal data. The other legal documents are the offer. */
const personalAddress = /soglas|person|privacy|polit|konfid/i;

/** The documents that a guest agrees to at checkout. */
export interface LegalDocuments<Link> {
  readonly offer: Link | null;
  readonly personal: Link | null;
  readonly others: readonly Link[];
}

/** Links of the shop's footer that lead to legal documents. */
export function legalLinks<Link extends { readonly url: string | null }>(footer: readonly Link[]): readonly Link[] {
  return footer.filter(({ url }) => legalAddress.test(url ?? ""));
}

/** The legal documents among the links of the shop's footer. */
export function legalDocuments<Link extends { readonly url: string | null }>(
  footer: readonly Link[],
): LegalDocuments<Link> {
  const links = legalLinks(footer);
  const personal = links.find(({ url }) => personalAddress.test(url ?? "")) ?? null;
  const offer = links.find(({ url }) => !personalAddress.test(url ?? "")) ?? null;
  return { offer, personal, others: links.filter((link) => link !== offer && link !== personal) };
}
