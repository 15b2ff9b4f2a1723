/// <reference path="./saxen.d.ts" />
import { Parser } from "saxen";
import { UnreadableTable } from "../table.ts";

export interface XmlReader {
  /** `name` without its namespace. */
  open?(name: string, attribute: (key: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML by its events. An exception of the handler stops the reading; broken XML is an `UnreadableTable`. */
export function readXml(xml: string, reader: XmlReader): void {
  const parser = new Parser();
  parser.on("openTag", (name, attributes, decode) => {
    reader.open?.(localName(name), (key) => {
      const value = attributes()[key];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on("closeTag", (name) => reader.close?.(localName(name)));
  parser.on("text", (text, decode) => reader.text?.(decode(text)));
  parser.on("cdata", (text) => reader.text?.(text));
  parser.on("error", () => {
    throw new UnreadableTable("broken");
  });
  parser.parse(xml);
}

/** Some programs write `x:row` for `row`. */
function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}
