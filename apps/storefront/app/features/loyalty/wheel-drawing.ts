import type { WheelSegment } from "@skatert/contract";
import { isPale } from "@skatert/domain";

export type DrawnSegment = Pick<WheelSegment, "label" | "color" | "image">;

/** Colours of the page for drawing the wheel. */
export interface WheelColours {
  readonly rim: string;
  readonly hub: string;
  readonly fallback: string;
}

/** Pictures of prizes that have loaded, by address. */
export type WheelPictures = ReadonlyMap<string, HTMLImageElement>;

interface Drawing {
  /** CSS pixels. */
  readonly size: number;
  readonly angle: number;
  readonly colours: WheelColours;
  readonly pictures: WheelPictures;
}

const darkText = "#2a1d15";
const lightText = "#ffffff";

/** Draws the wheel, turned by an angle, into a square of `size` CSS pixels. */
export function drawWheel(
  context: CanvasRenderingContext2D,
  segments: readonly DrawnSegment[],
  { size, angle, colours, pictures }: Drawing,
): void {
  const radius = size / 2;
  context.clearRect(0, 0, size, size);
  context.save();
  context.translate(radius, radius);
  disc(context, radius, colours.rim);
  context.rotate(angle - Math.PI / 2);
  const step = (2 * Math.PI) / segments.length;
  for (const [index, segment] of segments.entries()) {
    const colour = segment.color ?? colours.fallback;
    slice(context, { from: index * step, to: (index + 1) * step, radius: radius - 8, colour });
    const part = { text: segment.label, at: (index + 0.5) * step, radius: radius - 8, colour, room: step };
    const image = segment.image === null ? undefined : pictures.get(segment.image);
    label(context, { ...part, taken: image === undefined ? 0 : picture(context, part, image) });
  }
  disc(context, radius * 0.16, colours.hub);
  context.restore();
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}

interface Slice {
  readonly from: number;
  readonly to: number;
  readonly radius: number;
  readonly colour: string;
}

function slice(context: CanvasRenderingContext2D, { from, to, radius, colour }: Slice): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, from, to);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = "rgb(255 255 255 / 35%)";
  context.stroke();
}

interface Part {
  readonly text: string;
  readonly at: number;
  readonly radius: number;
  readonly colour: string;
  /** Radians of the segment. */
  readonly room: number;
}

/** Draws the middle of a picture as a disc at the rim, its top outwards. Returns the length that it takes. */
function picture(context: CanvasRenderingContext2D, { at, radius, room }: Part, image: HTMLImageElement): number {
  const size = radius * Math.min(0.22, 0.5 * room);
  const side = Math.min(image.naturalWidth, image.naturalHeight);
  const [left, top] = [(image.naturalWidth - side) / 2, (image.naturalHeight - side) / 2];
  context.save();
  context.rotate(at);
  context.translate(radius - 10 - size / 2, 0);
  context.rotate(Math.PI / 2);
  context.beginPath();
  context.arc(0, 0, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(image, left, top, side, side, -size / 2, -size / 2, size, size);
  context.restore();
  return size;
}

interface Label extends Part {
  /** The length that a picture takes at the rim. */
  readonly taken: number;
}

function label(context: CanvasRenderingContext2D, { text, at, radius, colour, room, taken }: Label): void {
  const length = radius * 0.7 - taken;
  const tallest = Math.min(radius * 0.11, radius * 0.5 * room * 0.5);
  context.save();
  context.rotate(at);
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.fillStyle = textColour(colour);
  context.font = fontOf(tallest);
  const width = context.measureText(text).width;
  if (width > length) context.font = fontOf((tallest * length) / width);
  context.fillText(text, radius - 14 - taken, 0);
  context.restore();
}

function fontOf(size: number): string {
  return `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** Dark or light, whichever has more contrast on a colour of the page. */
function textColour(colour: string): string {
  return isPale(colour) ? darkText : lightText;
}
