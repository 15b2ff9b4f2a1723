import { cleanText } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { idIn, objectsIn, textIn, textsIn } from "../menu/json-fields.ts";
import type { NameIndex } from "../menu/name-index.ts";
import { picturesText, readPictures, writePictures } from "../menu/pictures-text.ts";
import { escapeText, rawParts, splitText, unescapeText } from "../values/listed-text.ts";
import type { Reading, ValueFault } from "../values/reading.ts";
import type { MenuField } from "./menu-field.ts";

const signs = ",;:";
const escaped = (text: string) => escapeText(cleanText(text), signs);

export const pictures: MenuField = {
  textOf: ({ images }) => picturesText(images),
  readText: (text, { pictures: known }) => readPictures(text, known),
  write: (entry, text, { pictures: known }) => ({ images: [...writePictures(text, entry, known)] }),
};

/** "Способ: отварное, тушёное; Вид: рыба". */
export const attributes: MenuField = {
  textOf: ({ attributes: listed }) =>
    objectsIn(listed)
      .map(({ name, options }) => grouped(textIn(name), textsIn(options).map(escaped)))
      .join("; "),
  readText: (text) => ({
    text: groupsOf(text)
      .map(({ name, values }) => grouped(name, values.map(escaped)))
      .join("; "),
  }),
  write: (_entry, text) => ({
    attributes: groupsOf(text).map(({ name, values }) => ({ name, options: [...values] })),
  }),
};

/** "Соусы: Сметана [11], Хрен [12]; Зелень [13]". */
export const supplements: MenuField = {
  textOf(entry, { supplements: names }) {
    const listed = Array.isArray(entry["supplements"]) ? entry["supplements"] : [];
    const groups = Map.groupBy(listed.map(supplementOf), ({ group }) => group);
    return [...groups]
      .map(([group, each]) =>
        grouped(
          group,
          each.map(({ id }) => names.textOf(id)),
        ),
      )
      .join("; ");
  },
  readText(text, { supplements: names }) {
    const groups: string[] = [];
    for (const { name, values } of groupsOf(text)) {
      const ids = idsOf(values, names, "unknown-supplement");
      if ("fault" in ids) return ids;
      groups.push(grouped(name, ids.ids.map(names.textOf)));
    }
    return { text: groups.join("; ") };
  },
  write: (_entry, text, { supplements: names }) => ({
    supplements: groupsOf(text).flatMap(({ name, values }) => {
      const found = idsOf(values, names, "unknown-supplement");
      const ids = "fault" in found ? [] : found.ids;
      return ids.map((id): Json => (name === "" ? { id } : { id, group: name }));
    }),
  }),
};

/** "Центр [1], Вокзальный [2]"; empty: every branch. */
export const branches: MenuField = {
  textOf: ({ locations }, { branches: names }) =>
    textsIn(locations)
      .map((id) => names.textOf(Number(id)))
      .join(", "),
  readText(text, { branches: names }) {
    const found = idsOf(splitText(text, ","), names, "unknown-branch");
    return "fault" in found ? found : { text: found.ids.map(names.textOf).join(", ") };
  },
  write(_entry, text, { branches: names }) {
    const found = idsOf(splitText(text, ","), names, "unknown-branch");
    return { locations: "fault" in found ? [] : [...found.ids] };
  },
};

/** The value of a size: "Размер: 30 см"; the property's name is optional. */
export const sizeName: MenuField = {
  textOf: ({ attributes: listed }) =>
    objectsIn(listed)
      .map(({ name, option }) => grouped(textIn(name), [escaped(textIn(option))]))
      .join("; "),
  readText: attributes.readText,
  write: (entry, text) => ({
    attributes: groupsOf(text).map(({ name, values }, index) => ({
      name: name === "" ? (attributeName(entry, index) ?? "Размер") : name,
      option: values.join(", "),
    })),
  }),
};

function attributeName(entry: JsonObject, index: number): string | null {
  const name = textIn(objectsIn(entry["attributes"])[index]?.["name"]);
  return name === "" ? null : name;
}

function supplementOf(entry: Json): { readonly id: number; readonly group: string } {
  return isJsonObject(entry)
    ? { id: idIn(entry["id"]), group: textIn(entry["group"]) }
    : { id: idIn(entry), group: "" };
}

function grouped(name: string, values: readonly string[]): string {
  return name === "" ? values.join(", ") : `${escaped(name)}: ${values.join(", ")}`;
}

function groupsOf(text: string): readonly { readonly name: string; readonly values: readonly string[] }[] {
  return rawParts(text.replaceAll("\n", ";"), ";").map((part) => {
    const [first = "", ...rest] = rawParts(part, ":");
    const isNamed = rest.length > 0 || part.endsWith(":");
    const values = isNamed ? rest.join("\\:") : first;
    return { name: isNamed ? unescapeText(first) : "", values: splitText(values, ",") };
  });
}

function idsOf(
  texts: readonly string[],
  names: NameIndex,
  unknown: ValueFault,
): { readonly ids: readonly number[] } | Extract<Reading, { fault: ValueFault }> {
  const ids: number[] = [];
  for (const text of texts) {
    const id = names.idOf(text);
    if (id === "ambiguous") return { fault: "ambiguous-name" };
    if (id === null) return { fault: unknown };
    ids.push(id);
  }
  return { ids };
}
