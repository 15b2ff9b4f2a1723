import { pathText } from "@skatert/contract";
import type { Json } from "../../../documents/json.ts";
import { decodeText } from "./read-text.ts";
import { scanJson } from "./scan-json.ts";

/** The content of a JSON file with its repeated names, or the reason why it cannot be read. */
export type ParsedJson =
  | { readonly kind: "value"; readonly value: Json; readonly repeated: readonly JsonPlace[] }
  | { readonly kind: "fault"; readonly message: string };

interface JsonPlace {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
}

const longestLine = 50;

/** Parses the bytes of a JSON file with readable faults: line, column, remedy and the text of the line. */
export function parseJsonFile(bytes: Buffer): ParsedJson {
  const decoded = decodeText(bytes);
  if (decoded.kind === "fault") return decoded;
  const { text } = decoded;
  if (text.trim() === "") return { kind: "fault", message: "is empty" };
  const { fault, repeated } = scanJson(text);
  if (fault !== null)
    return {
      kind: "fault",
      message: `is not JSON: ${placeText(text, fault.at)}: ${fault.reason}${excerpt(text, fault.at)}`,
    };
  const value: Json = JSON.parse(text);
  return {
    kind: "value",
    value,
    repeated: repeated.map(({ path, at }) => ({ path: pathText(path), line: lineOf(text, at) })),
  };
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}

function placeText(text: string, at: number): string {
  return `line ${lineOf(text, at)}, column ${at - lineStart(text, at) + 1}`;
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** The text of the line around the place. */
function excerpt(text: string, at: number): string {
  const start = Math.max(lineStart(text, at), at - longestLine / 2);
  const line = (text.slice(start).split("\n", 1)[0] ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return line === "" ? "" : `: ${line.slice(0, longestLine)}`;
}
