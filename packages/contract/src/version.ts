import about from "../package.json" with { type: "json" };

/** The version of this program, as CHANGELOG.md lists it. */
export const version: string = about.version;
