/** A package of package-lock.json; only development needs `dev` and `devOptional`. */
export interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}
/** By folder, as in package-lock.json; the project itself is "". */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Folders of the libraries that production needs; those of other platforms do not exist. */
export function foldersOf(packages: LockedPackages): readonly string[] {
  return Object.entries(packages)
    .filter(([folder, each]) => folder.includes("node_modules/") && !each.dev && !each.devOptional && !each.link)
    .map(([folder]) => folder);
}
