import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { iconPictureOf, RENDITIONS } from "@skatert/contract";
import { withoutApiPrefix } from "../../http/api-prefix.ts";
import { type AppIcons, appIconsOf, type IconLook } from "../../shop/media/app-icons.ts";
import type { DrawPicture } from "../../shop/media/drawing/picture-task.ts";
import { answerTimeoutOf, askBackend, type Backend, bodyOf } from "../backend.ts";
import { addressOf } from "../calls/call-query.ts";
import { versionOf } from "../media-routes.ts";

/** Maximum favicon, bytes. */
const maxBytes = 1024 * 1024;
/** A favicon replaced under the same address is drawn again after this time, milliseconds; one that failed, earlier. */
const drawnMs = 24 * 60 * 60_000;
const failedMs = 10 * 60_000;

export type IconSize = 192 | 512;

/** Icons of the installed app, drawn from the host's favicon, which has neither size by itself (APP-6). */
export interface HostIcons {
  /**
   * The manifest's icons: those of the settings, else drawn ones, none if they cannot be drawn. A favicon on another
   * site is not loaded and stays as it is. Never rejects.
   */
  of(look: IconLook): Promise<AppIcons>;
  /** The last drawn icon as PNG; null: none. */
  bytes(size: IconSize): Buffer | null;
}

export interface HostIconsDeps {
  readonly backend: Backend;
  readonly draw: DrawPicture;
  /** Monotonic milliseconds. */
  readonly ticks?: () => number;
  readonly onFailure: (error: unknown) => void;
}

type Drawn = Readonly<Record<IconSize, Buffer>> & { readonly version: string };

/** One request and one drawing for each address of a favicon, however many manifests are requested. */
export function createHostIcons(deps: HostIconsDeps): HostIcons {
  const { onFailure, ticks = () => performance.now() } = deps;
  let drawn: Drawn | null = null;
  let last: { readonly source: string; readonly until: number; readonly done: Promise<void> } | null = null;

  async function redraw(source: string): Promise<void> {
    let isDrawn = false;
    try {
      drawn = await drawnFrom(deps, source);
      isDrawn = true;
    } catch (error) {
      drawn = null;
      onFailure(error);
    }
    if (last?.source === source) last = { ...last, until: ticks() + (isDrawn ? drawnMs : failedMs) };
  }

  return {
    async of(look) {
      const { icon192, icon512 } = look;
      const source = iconPictureOf(look);
      const isOfHost = source?.startsWith("/") === true;
      if (!isOfHost || (icon192 !== null && icon512 !== null)) return appIconsOf(look);
      if (last?.source !== source || ticks() > last.until) {
        last = { source, until: Number.POSITIVE_INFINITY, done: Promise.resolve() };
        last = { ...last, done: redraw(source) };
      }
      await last.done;
      const made = (size: IconSize) => (drawn === null ? null : `${iconPath(size)}?v=${drawn.version}`);
      return { icon192: icon192 ?? made(192), icon512: icon512 ?? made(512), anySize: null };
    },
    bytes: (size) => drawn?.[size] ?? null,
  };
}

export function iconPath(size: IconSize): string {
  return `/app-icon-${size}.png`;
}

/** Throws if the favicon is not a PNG or SVG of the host, cannot be loaded, or cannot be drawn. */
async function drawnFrom({ backend, draw }: HostIconsDeps, source: string): Promise<Drawn> {
  const url = withoutApiPrefix(source);
  const ending = /^\/wp-content\/uploads\/[^?#]+(\.(?:png|svg))(?:\?|$)/i.exec(url)?.[1]?.toLowerCase();
  if (ending === undefined) throw new Error(`${source} is no PNG or SVG of the host`);
  const answer = await askBackend(backend, {
    method: "GET",
    path: addressOf(url, versionOf(url)),
    headers: { accept: "image/*" },
    mayRetry: true,
  });
  const bytes = await bodyOf(answer, maxBytes, answerTimeoutOf(backend));
  if (answer.status !== 200) throw new Error(`${source} answered ${answer.status}`);
  // A folder of its own, because a drawing may refer to files beside it.
  const folder = await mkdtemp(join(tmpdir(), "app-icon-"));
  try {
    const file = join(folder, `favicon${ending}`);
    await writeFile(file, bytes);
    const at = (shape: (typeof RENDITIONS)["icon192" | "icon512"]) =>
      draw({ kind: "rendition", source: file, shape, background: "#ffffff" });
    const icons = { 192: await at(RENDITIONS.icon192), 512: await at(RENDITIONS.icon512) };
    return { ...icons, version: createHash("sha256").update(icons[512]).digest("hex").slice(0, 8) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
