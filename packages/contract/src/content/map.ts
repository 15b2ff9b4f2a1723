import type { Banner, BannerTarget, Picture, Popup, Weekday } from "@skatert/domain";
import { mapEach, type ReportDropped } from "../fields/drop-malformed.ts";
import {
  isRecord,
  readFlag,
  readId,
  readIds,
  readList,
  readRecord,
  readText,
  readTextOrNull,
  readTexts,
} from "../fields/read.ts";
import { readLink } from "../fields/read-address.ts";
import { readPicture, readPictureAddress, readPictures } from "../fields/read-picture.ts";
import { readMinute, readWeekday } from "../fields/read-time.ts";
import { BannerSchema, PopupSchema, type WireBanner, type WirePopup } from "./schemas.ts";

/** A banner that names no device is for every device, including this storefront (VALID-5). */
const ownDevice = "site";

/**
 * Banners of `banners-json` or of the settings; a malformed or empty one is reported and left out. The specification
 * names no id: without one the place in the list is it.
 */
export function bannersFromWire(list: unknown, report: ReportDropped): readonly Banner[] {
  const rows = readList(list).map((row, index) => (isRecord(row) ? { id: index + 1, ...row } : row));
  return mapEach(rows, "banners", BannerSchema, bannerFromWire, report);
}

function bannerFromWire(wire: WireBanner): Banner | null {
  const id = readId(wire.id);
  if (id === null) return null;
  const pictures = isRecord(wire.gallery) && !readPicture(wire.gallery) ? wire.gallery : wire;
  const desktop = firstPictures(pictures["desctop_slider"], pictures["gallery_1"]);
  const phone = firstPictures(pictures["gallery"], pictures["gallery_2"]);
  const title = readText(wire.title);
  const text = readText(wire.text);
  const target = targetOf(wire);
  const leadsNowhere = target.kind === "text" && target.postSlug === null;
  if (desktop.length + phone.length === 0 && title + text === "" && leadsNowhere) return null;
  return {
    id,
    title,
    text,
    desktop: desktop.length > 0 ? desktop : phone,
    phone: phone.length > 0 ? phone : desktop,
    target,
    warehouseIds: readIds(wire.sklad),
    everywhere: readFlag(wire.skladall),
    devices: wire.device === undefined ? [ownDevice] : readTexts(wire.device),
    isStory: readFlag(wire.is_stories),
  };
}

/** `gallery_1` and `gallery_2` are other crops of the banner, used if the main pictures are empty. */
function firstPictures(main: unknown, otherwise: unknown): readonly Picture[] {
  const pictures = readPictures(main);
  return pictures.length > 0 ? pictures : readPictures(otherwise);
}

/** A target without data becomes a text: the banner is shown without a link. */
function targetOf(wire: WireBanner): BannerTarget {
  const postSlug = readTextOrNull(readRecord(wire.post)["post_slug"]);
  const productId = idOf(wire.product);
  const categoryId = idOf(wire.category);
  const url = readLink(wire.url);
  if (wire.type === "product" && productId !== null) return { kind: "product", productId };
  if (wire.type === "category" && categoryId !== null) return { kind: "category", categoryId };
  if (wire.type === "url" && url !== null) return { kind: "url", url };
  return { kind: "text", postSlug };
}

function idOf(value: unknown): number | null {
  if (isRecord(value)) return readId(value["id"]);
  return Array.isArray(value) ? idOf(value[0]) : readId(value);
}

/** Popups except the work-time one; a malformed one is reported and left out. */
export function popupsFromWire(list: unknown, report: ReportDropped): readonly Popup[] {
  const popups = readList(list).filter((popup) => !readFlag(readRecord(popup)["isTimePopup"]));
  return mapEach(popups, "settings popups", PopupSchema, popupFromWire, report);
}

function popupFromWire(wire: WirePopup): Popup | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    title: readText(wire.title),
    text: readText(wire.text),
    image: readPictureAddress(wire.image) ?? readPictureAddress(wire.bgImage),
    url: readLink(wire.url),
    buttonText: readText(wire.button_text),
    warehouseIds: readIds(wire.sklad),
    stockEmpty: readFlag(wire.stock_empty),
    disablesOrdering: readFlag(wire.disable_ordering),
    bannedWeekdays: readTexts(wire.ban_days_popup)
      .map(weekdayNamed)
      .filter((day) => day !== null),
    from: readMinute(wire.popup_from),
    to: readMinute(wire.popup_to),
    zoneId: readTextOrNull(wire.id_delivery_zone),
    repeat: repeatOf(wire),
  };
}

function repeatOf(wire: WirePopup): Popup["repeat"] {
  const mode = readText(wire.repeat_mode)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  if (["oneoff", "once", "single"].includes(mode) || wire.repeat_mode === true) return "once";
  return readFlag(wire.repeatable) ? "always" : "session";
}

const WEEKDAY_NAMES: readonly (readonly string[])[] = [
  ["mon", "пн", "пон"],
  ["tue", "вт"],
  ["wed", "ср"],
  ["thu", "чт", "чет"],
  ["fri", "пт", "пят"],
  ["sat", "сб", "суб"],
  ["sun", "вс", "вос"],
];

/** A weekday by its English or Russian name, full or short, or by its number. */
function weekdayNamed(name: string): Weekday | null {
  const lower = name.toLowerCase();
  const index = WEEKDAY_NAMES.findIndex((starts) => starts.some((start) => lower.startsWith(start)));
  return readWeekday(index === -1 ? name : index + 1);
}
