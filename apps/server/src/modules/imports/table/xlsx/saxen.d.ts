/** The part of saxen that this project uses; the package has no types. */
declare module "saxen" {
  type DecodeEntities = (text: string) => string;
  export class Parser {
    on(
      event: "openTag",
      handle: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decode: DecodeEntities,
        isClosed: boolean,
      ) => void,
    ): this;
    on(event: "closeTag", handle: (name: string) => void): this;
    on(event: "text", handle: (text: string, decode: DecodeEntities) => void): this;
    on(event: "cdata", handle: (text: string) => void): this;
    on(event: "error", handle: (error: Error) => void): this;
    parse(xml: string): Error | undefined;
  }
}
