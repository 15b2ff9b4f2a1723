import type { CouponId } from "@skatert/domain";
import { readFlag, readIds, readNumber, readRecord, readText, readTextOrNull } from "../fields/read.ts";
import { readPicture } from "../fields/read-picture.ts";

export type WheelPrize =
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "coupon"; readonly couponId: CouponId }
  | { readonly kind: "nothing" };

export interface WheelSegment {
  readonly id: string | number;
  readonly label: string;
  readonly color: string | null;
  readonly image: string | null;
  /** Relative probability; not negative. */
  readonly weight: number;
  readonly prize: WheelPrize;
}

/** `wheel.json`: `count` turns per day, per order handed over, or once. */
export interface WheelRules {
  readonly active: boolean;
  readonly per: "day" | "order" | "once";
  readonly count: number;
  readonly segments: readonly WheelSegment[];
}

/** Null without the file or without segments to draw. */
export function wheelRulesFromWire(value: unknown): WheelRules {
  const wire = readRecord(value);
  const spins = readRecord(wire["spins"]);
  const listed = Array.isArray(wire["segments"]) ? wire["segments"] : [];
  const segments = listed.map(segmentFromWire);
  const per = spins["per"];
  return {
    active: readFlag(wire["active"]) && segments.some(({ weight }) => weight > 0),
    per: per === "order" || per === "once" ? per : "day",
    count: Math.max(0, Math.floor(readNumber(spins["count"]) ?? 0)),
    segments,
  };
}

function segmentFromWire(value: unknown): WheelSegment {
  const wire = readRecord(value);
  const { id } = wire;
  return {
    id: typeof id === "number" ? id : readText(id),
    label: readText(wire["label"]),
    color: readTextOrNull(wire["color"]),
    image: readPicture(wire["image"])?.src ?? null,
    weight: Math.max(0, readNumber(wire["weight"]) ?? 0),
    prize: prizeFromWire(wire["prize"]),
  };
}

function prizeFromWire(value: unknown): WheelPrize {
  const wire = readRecord(value);
  const points = Math.floor(readNumber(wire["points"]) ?? 0);
  if (wire["kind"] === "points" && points > 0) return { kind: "points", points };
  const couponId = readIds(wire["coupon_id"])[0];
  return wire["kind"] === "coupon" && couponId !== undefined ? { kind: "coupon", couponId } : { kind: "nothing" };
}

/** A prize in the wire's shape. */
export function prizeToWire(prize: WheelPrize) {
  switch (prize.kind) {
    case "points":
      return { kind: prize.kind, points: prize.points };
    case "coupon":
      return { kind: prize.kind, coupon_id: prize.couponId };
    case "nothing":
      return { kind: prize.kind };
  }
}

/** The drawn prize; `last` of the wheel and the answer of a spin. */
export interface WheelResult {
  readonly segmentId: string | number;
  readonly prize: WheelPrize;
}

export interface Wheel {
  readonly segments: readonly Pick<WheelSegment, "id" | "label" | "color" | "image">[];
  readonly spinsLeft: number;
  readonly last: WheelResult | null;
  /** Address of a remote backend's own page of the game; null: the game is played here. */
  readonly page: string | null;
}

export function wheelFromWire(value: unknown): Wheel {
  const wire = readRecord(value);
  const segments = Array.isArray(wire["segments"]) ? wire["segments"].map(segmentFromWire) : [];
  return {
    segments: segments.map(({ id, label, color, image }) => ({ id, label, color, image })),
    spinsLeft: readNumber(wire["spins_left"]) ?? 0,
    last: wheelResultFromWire(wire["last"]),
    page: webPage(readText(wire["page"])),
  };
}

function webPage(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : null;
}

/** Null before the first draw. */
export function wheelResultFromWire(value: unknown): WheelResult | null {
  const wire = readRecord(value);
  const id = wire["segment_id"];
  if (typeof id !== "number" && typeof id !== "string") return null;
  return { segmentId: id, prize: prizeFromWire(wire["prize"]) };
}
