import { join } from "node:path";
import { fieldsOfKind, isRecord, pathText, wireImage } from "@skatert/contract";
import { isInsideMedia, mediaIn } from "../../../media/media-references.ts";
import { fieldSchemaOf } from "../check-kinds.ts";
import { type CheckedShop, type FilePlace, type Finding, faultAt, placesIn, warningAt } from "../finding.ts";
import { pictureAddressFault } from "./picture-address.ts";
import { pictureFileWarning } from "./picture-file.ts";

/** Picture addresses that browsers could not show, in every field for pictures. */
export function checkPictureAddresses(shop: CheckedShop): readonly Finding[] {
  const hosts = placesIn(shop, "settings", "include.hosts")
    .map(({ value }) => JSON.stringify(value))
    .join();
  return addressesIn(shop).flatMap(({ value, ...place }) => {
    if (typeof value !== "string") return [];
    const message = pictureAddressFault(value);
    if (message !== null) return [faultAt(place, message)];
    const host = /^(?:https?:)?\/\/([^/:]+)/i.exec(value.trim())?.[1];
    return host === undefined || hosts.includes(host) ? [] : [warningAt(place, strangeHost(host))];
  });
}

/** The pages' policy lets browsers load pictures of the shop itself and of `include.hosts`. */
function strangeHost(host: string): string {
  return `a file in media/, found a picture of ${host}: browsers show it only if include.hosts has this name`;
}

/** Picture fields whose schema also allows other values. */
const mixedFields = ["logo", "facade.footer_infoblock.image", "demo_previews.image", "demo_previews[].image"];

function addressesIn(shop: CheckedShop): readonly FilePlace[] {
  const fields = shop.documents.flatMap((document) => {
    const schema = fieldSchemaOf(document);
    const found = schema === null ? [] : fieldsOfKind(schema, document.content, wireImage);
    return found.flatMap(({ path, value }) => addressOf({ file: document.file, path: pathText(path) }, value));
  });
  const mixed = mixedFields
    .flatMap((field) => placesIn(shop, "settings", field))
    .flatMap((place) => addressOf(place, place.value));
  return [...fields, ...mixed, ...placesIn(shop, "galleries", "{}.images[].url")];
}

/** A picture is its address, an object with it, or a list of these. */
function addressOf(place: Omit<FilePlace, "value">, value: unknown): readonly FilePlace[] {
  if (typeof value === "string") return [{ ...place, value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => addressOf({ ...place, path: `${place.path}[${index}]` }, entry));
  }
  if (!isRecord(value)) return [];
  const name = value["src"] === undefined ? "url" : "src";
  const address = value[name];
  return typeof address === "string" ? [{ ...place, path: `${place.path}.${name}`, value: address }] : [];
}

/** Warnings about picture files, each file once, at the first place that names it. The files must exist. */
export async function checkPictureFiles(folder: string, { documents }: CheckedShop): Promise<readonly Finding[]> {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const document of documents) {
    for (const { path, media } of mediaIn(document.content)) {
      if (seen.has(media) || !isInsideMedia(media)) continue;
      seen.add(media);
      const message = await pictureFileWarning(join(folder, media), media);
      if (message !== null) findings.push(warningAt({ file: document.file, path }, message));
    }
  }
  return findings;
}
