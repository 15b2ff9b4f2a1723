/** A colour in sRGB, channels 0–255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Parses "#abc", "#aabbcc", "#aabbccdd" (alpha ignored) or "rgb(1, 2, 3)". Null for anything else. */
export function parseColour(text: string): Colour | null {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text.trim())?.[1];
  if (hex && [3, 4].includes(hex.length)) return fromHex([...hex].map((digit) => digit + digit).join(""));
  if (hex && [6, 8].includes(hex.length)) return fromHex(hex);
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(text.trim());
  return channels ? { red: Number(channels[1]), green: Number(channels[2]), blue: Number(channels[3]) } : null;
}

function fromHex(hex: string): Colour {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4) };
}

export function formatColour({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** `share` (0–1) of the first colour, the rest of the second, with whole channels as in CSS. */
export function mixColours(first: Colour, second: Colour, share: number): Colour {
  const channel = (name: keyof Colour) => Math.round(first[name] * share + second[name] * (1 - share));
  return { red: channel("red"), green: channel("green"), blue: channel("blue") };
}

/** Relative luminance by WCAG 2.2, 0–1. */
export function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio by WCAG 2.2, 1–21. */
export function contrast(first: Colour, second: Colour): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** The text colour with more contrast on the ground. */
export function readableOn(ground: Colour, light: Colour, dark: Colour): Colour {
  return contrast(light, ground) >= contrast(dark, ground) ? light : dark;
}

/** Moves a colour towards `towards` in steps until it reaches the ratio on every ground, or equals it. */
export function withContrast(colour: Colour, grounds: readonly Colour[], ratio: number, towards: Colour): Colour {
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mixColours(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

/** Whether dark text has more contrast on a colour than white. An unreadable colour counts as dark. */
export function isPale(text: string): boolean {
  const colour = parseColour(text);
  return colour !== null && luminance(colour) > 0.2;
}
