import type { Finding } from "./finding.ts";

/** The message for a misspelt field. */
export const misspelt = /^unknown field: write "(.+)"$/;

/**
 * Reports one mistake once: the first finding at each place and message. Drops "is missing" for a field that another
 * fault reports as misspelt, and warnings at a place with a fault.
 */
export function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const meant = new Set(
    findings.flatMap(({ file, path, message }) => {
      const name = misspelt.exec(message)?.[1];
      return name === undefined ? [] : [placeKey(file, siblingPath(path, name))];
    }),
  );
  const faulty = new Set(findings.filter(({ isWarning }) => !isWarning).map(({ file, path }) => placeKey(file, path)));
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = `${placeKey(finding.file, finding.path)}\n${finding.message}`;
    const place = placeKey(finding.file, finding.path);
    const isSaid =
      seen.has(key) || (isAbsence(finding) && meant.has(place)) || (finding.isWarning && faulty.has(place));
    seen.add(key);
    return !isSaid;
  });
}

function isAbsence({ message }: Finding): boolean {
  return /^(?:is missing|no )/.test(message) && !misspelt.test(message);
}

/** "locations[0].nmae" to "locations[0].name". */
function siblingPath(path: string, name: string): string {
  return path.replace(/[^.[\]]+$/, name);
}

function placeKey(file: string, path: string): string {
  return `${file}\n${path}`;
}
