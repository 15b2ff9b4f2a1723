import { shapeOf } from "../../apps/storefront/app/i18n/messages/message-shape.ts";

/**
 * The TypeScript file with every key and the arguments of its text, generated from the Russian texts. Throws on a text
 * that is not ICU.
 */
export function argumentsSource(russian: Readonly<Record<string, string>>): string {
  const members = Object.entries(russian).map(([key, text]) => `  ${nameOf(key)}: ${typeOf(text)};\n`);
  return `// Generated from messages/ru.json by \`npm run texts\`: edit that file, not this one.

/** A value that a text takes as it is. */
type Text = string | number;

/** The arguments of every text; null where it takes none. */
export interface MessageArguments {
${members.join("")}}
`;
}

function typeOf(text: string): string {
  const names = [...shapeOf(text).arguments].map(([name, kind]) => `${name}: ${kind === "number" ? "number" : "Text"}`);
  return names.length === 0 ? "null" : `{ ${names.join("; ")} }`;
}

/** Quoted only if necessary, as the formatter does. */
function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
