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
