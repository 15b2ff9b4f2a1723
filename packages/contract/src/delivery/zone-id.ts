const MARKER = /(?:^|[^\p{L}\p{N}])ID\s*[:=]\s*/giu;

/**
 * The zone id after the last marker `ID:` of a polygon's description, and the text before it (ENT-4). Tags, quotes and
 * a closing full stop around the id are dropped. Null without an id.
 */
export function splitZoneDescription(description: string): { id: string; text: string } | null {
  const plain = description.replace(/<[^>]*>/g, " ").trim();
  const marker = [...plain.matchAll(MARKER)].at(-1);
  if (marker === undefined) return null;
  const id =
    plain
      .slice(marker.index + marker[0].length)
      .split(/\s/)[0]
      ?.replace(/^["'«(]+|["'»).,;]+$/g, "") ?? "";
  return id === "" ? null : { id, text: plain.slice(0, marker.index).trim() };
}

/** The first sentence, as a zone's short name. */
export function firstSentence(text: string): string {
  return (text.split(/\.(?:\s|$)/)[0] ?? "").trim();
}

/** The texts of a zone of `map.features` for guests. */
export interface ZoneText {
  /** `properties.name`, else the first sentence of the description. */
  readonly name: string;
  /** The description without the id marker; without the name, if that is its first sentence. */
  readonly details: string;
  /** Whether the name is a field of its own. */
  readonly isNamed: boolean;
  /** Whether the description ends in the id marker. */
  readonly isMarked: boolean;
}

export function zoneTextOf(properties: Readonly<Record<string, unknown>>): ZoneText {
  const written = typeof properties["description"] === "string" ? properties["description"] : "";
  const marked = splitZoneDescription(written);
  const text = (marked?.text ?? written).trim();
  const own = typeof properties["name"] === "string" ? properties["name"].trim() : "";
  const name = own === "" ? firstSentence(text) : own;
  const details = own === "" ? text.slice(name.length).replace(/^\.\s*/, "") : text;
  return { name, details, isNamed: own !== "", isMarked: marked !== null };
}

/**
 * The id of a zone of `map.features`: after the marker in its description, else `properties.id`, else the feature's
 * own. Null without any.
 */
export function zoneIdOf(feature: Readonly<Record<string, unknown>>): string | null {
  const { properties } = feature;
  const fields: Readonly<Record<string, unknown>> =
    typeof properties === "object" && properties !== null ? { ...properties } : {};
  const { description } = fields;
  const marked = typeof description === "string" ? splitZoneDescription(description) : null;
  return marked?.id ?? idText(fields["id"]) ?? idText(feature["id"]);
}

function idText(value: unknown): string | null {
  return (typeof value === "string" || typeof value === "number") && value !== "" ? String(value) : null;
}
