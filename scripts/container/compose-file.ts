import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { inProject } from "../setup/places.mjs";

/** What the tests read of a service; Compose has more. */
export interface ComposeService {
  readonly image: string;
  readonly build?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly required?: boolean }>>;
  readonly restart: string;
  readonly healthcheck?: object;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: object;
  readonly networks: object;
}

/** compose.yaml as Compose reads it with these variables. Throws for a replacement that is not known here. */
export function composeWith(variables: Readonly<Record<string, string>>): ComposeFile {
  return parse(interpolated(readFileSync(inProject("compose.yaml"), "utf8"), variables), { merge: true });
}

/** `${A:-default}` and `${A:+replacement}`, of which an inner one is replaced first; `$$` is a `$`. */
function interpolated(text: string, variables: Readonly<Record<string, string>>): string {
  const inner = /(?<!\$)\$\{(\w+)(?:(:[-+])([^${}]*))?\}/;
  let result = text;
  for (let found = inner.exec(result); found !== null; found = inner.exec(result)) {
    const [whole, name = "", kind, other = ""] = found;
    const value = variables[name] ?? "";
    const chosen = { ":-": value === "" ? other : value, ":+": value === "" ? "" : other }[kind ?? ""] ?? value;
    result = result.replace(whole, () => chosen);
  }
  if (/(?<!\$)\$(?!\$)\{/.test(result)) throw new Error("compose.yaml has a replacement that is not known here");
  return result.replaceAll("$$", "$");
}
