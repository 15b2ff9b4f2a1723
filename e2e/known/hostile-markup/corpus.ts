import { addressVectors, hostileAddresses } from "./addresses.ts";
import { attributeVectors } from "./attributes.ts";
import { drawingVectors, styleVectors } from "./drawings.ts";
import { encodedVectors, mutationVectors, polyglotVectors, templateVectors } from "./parsers.ts";
import { tagVectors } from "./tags.ts";

/** Texts that call `__xss()` if a page does not treat them as plain text, by technique. */
export const hostileMarkup: Readonly<Record<string, readonly string[]>> = {
  tags: tagVectors,
  attributes: attributeVectors,
  addresses: addressVectors,
  "bare addresses": hostileAddresses,
  drawings: drawingVectors,
  styles: styleVectors,
  encodings: encodedVectors,
  mutations: mutationVectors,
  templates: templateVectors,
  polyglots: polyglotVectors,
};

/** The whole corpus, each text once. */
export const allHostileMarkup: readonly string[] = [...new Set(Object.values(hostileMarkup).flat())];
