/** The files that name the version, besides the lock file, which npm writes. */
export const VERSIONED = [
  "package.json",
  "packages/domain/package.json",
  "packages/contract/package.json",
  "apps/server/package.json",
  "apps/storefront/package.json",
  "apps/office/package.json",
  "Dockerfile",
];

/** Three numbers, without the prefix "v". */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const OPEN = "## Unreleased";

/**
 * A package.json with another version, also where it depends on another package of the project, or the Dockerfile.
 * @param {string} text
 * @param {string} version
 */
export function withVersion(text, version) {
  return text
    .replace(/^( {2}"version": ")[^"]+(")/m, `$1${version}$2`)
    .replace(/^(ARG VERSION=).+$/m, `$1${version}`)
    .replace(/("@skatert\/[a-z]+": ")[^"]+(")/g, `$1${version}$2`);
}

/**
 * The version of the newest closed part of the changelog.
 * @param {string} changelog
 * @returns {string | null}
 */
export function newestVersion(changelog) {
  return changelog.match(/^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/m)?.[1] ?? null;
}

/**
 * The changelog with its open part closed under a version and a day, and an empty open part above it.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day ISO date
 * @returns {string | { readonly fault: string }} the fault: no later version, or nothing to release
 */
export function closeChangelog(changelog, version, day) {
  const before = newestVersion(changelog);
  if (!VERSION.test(version)) return { fault: `${version} is not a version like 1.2.3` };
  if (before !== null && !isLater(version, before)) return { fault: `${version} is not later than ${before}` };
  const open = changelog.split(`${OPEN}\n`)[1]?.split(/^## /m)[0]?.trim();
  if (!open) return { fault: `CHANGELOG.md has nothing under "${OPEN}"` };
  return changelog.replace(OPEN, `${OPEN}\n\n## ${version} - ${day}`);
}

/** @param {string} version @param {string} before */
function isLater(version, before) {
  const [now, then] = [version, before].map((text) => text.split(".").map(Number));
  const differing = now?.findIndex((part, index) => part !== then?.[index]) ?? -1;
  return differing >= 0 && (now?.[differing] ?? 0) > (then?.[differing] ?? 0);
}
