/** Address of the manifest's icon of 192 px. Null without one (APP-6, EXT-1). */
export function manifestIcon(manifest: unknown): string | null {
  const icons: unknown = field(manifest, "icons");
  if (!Array.isArray(icons)) return null;
  const icon = icons.find((each: unknown) => field(each, "sizes") === "192x192");
  const src = field(icon, "src");
  return typeof src === "string" ? src : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
