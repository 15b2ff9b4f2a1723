/** The draft's fields that the form still has, with values of the same type. An empty field is null. */
export function knownFields<Fields extends object>(
  defaults: Fields,
  draft: Readonly<Record<string, unknown>> | null,
): Fields {
  const own = new Map<string, unknown>(Object.entries(defaults));
  const kept = Object.entries(draft ?? {}).filter(([name, value]) => isAlike(value, own.get(name)));
  return { ...defaults, ...Object.fromEntries(kept) };
}

function isAlike(value: unknown, other: unknown): boolean {
  const isPlain = (each: unknown) => typeof each === "number" || typeof each === "string";
  if (value === null) return other === null || isPlain(other);
  return other === null ? isPlain(value) || typeof value === "object" : typeof value === typeof other;
}
