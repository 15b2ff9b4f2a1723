import { languagesFromWire } from "@skatert/contract";
import { contentLanguages } from "../../../shop/documents/content-languages.ts";
import { isJsonObject } from "../../../shop/documents/json.ts";
import type { Documents } from "../../../shop/entities/entity.ts";

/** Languages that guests may choose, without the menu's own, in the order of the settings. */
export function translationLanguages(documents: Documents): { readonly code: string; readonly name: string }[] {
  const settings = documents.get("settings") ?? null;
  const list = languagesFromWire(isJsonObject(settings) ? settings["language_list"] : null);
  const names = [...documents.keys()];
  const { base } = contentLanguages(settings, (language) => names.some((name) => name.endsWith(`.${language}`)));
  return list.filter(({ code }) => code !== base).map(({ code, name }) => ({ code, name }));
}
