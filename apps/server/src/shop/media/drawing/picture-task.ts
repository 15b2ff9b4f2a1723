import { cutTo } from "./cut-picture.ts";
import { drawRendition, type RenditionShape } from "./draw-rendition.ts";
import { withoutMetadata } from "./without-metadata.ts";

/** One picture to draw from a file. */
export type PictureTask =
  /** The picture as it is, without metadata. */
  | { readonly kind: "clean"; readonly source: string }
  | { readonly kind: "cut"; readonly source: string; readonly width: number }
  | {
      readonly kind: "rendition";
      readonly source: string;
      readonly shape: RenditionShape;
      /** Background of a logo: a CSS colour. */
      readonly background: string;
    };

/** Draws a picture; rejects with the reason if the file is broken or too large. */
export type DrawPicture = (task: PictureTask) => Promise<Buffer>;

/** Draws a picture in this process. The server uses a child process: see createPictureProcess. */
export const drawHere: DrawPicture = (task) => {
  if (task.kind === "clean") return withoutMetadata(task.source);
  return task.kind === "cut" ? cutTo(task.source, task.width) : drawRendition(task.source, task.shape, task.background);
};
