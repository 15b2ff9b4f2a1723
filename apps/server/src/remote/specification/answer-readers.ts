import {
  AddressSchema,
  bonusStateFromWire,
  bonusStateToWire,
  CouponSchema,
  couponsFromWire,
  DEFAULT_TIME_ZONE,
  GalleryImageSchema,
  ignoreDropped,
  lonLatOf,
  mapEach,
  PATHS,
  PostSchema,
  prizeToWire,
  type ReportDropped,
  readDay,
  readFlag,
  readInstant,
  readLonLat,
  readMinute,
  readNumber,
  referralFromWire,
  StockRowSchema,
  wheelResultFromWire,
  wireId,
  wireText,
} from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import * as z from "zod/mini";
import { listIn, recordIn, withoutNulls } from "./loose-answers.ts";

/**
 * Reads the answer of a call of section 7, whose shape the section leaves open, into ours. A row that cannot be read is
 * reported and left out (ENT-1), a time without an offset is one of the shop's zone. Undefined: the answer has nothing of
 * what was asked for.
 */
export type AnswerReader = (value: unknown, report: ReportDropped, zone: TimeZone) => unknown;

const id = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.number()]);
const AddressRow = z.extend(AddressSchema, { coordinates: z.optional(z.unknown()) });
const NotificationRow = z.looseObject({
  id,
  title: z.optional(z.string()),
  body: z.optional(z.string()),
  date: z.string(),
  url: z.optional(wireText),
  read: z.optional(z.unknown()),
});
const TimeRow = z.looseObject({
  date: z.string().check(z.refine((text) => readDay(text) !== null, { error: "must be a day" })),
  from: z.string().check(z.refine((text) => readMinute(text) !== null, { error: "must be a time" })),
  to: z.string().check(z.refine((text) => readMinute(text) !== null, { error: "must be a time" })),
  available: z.optional(z.unknown()),
  reason: z.optional(z.string()),
});
/** PHP may write the quantity as a text, or leave it out where no row limits it. */
const StockRow = z.extend(StockRowSchema, { quantity: z.optional(z.unknown()) });
const SegmentRow = z.looseObject({ id, label: z.string() });
const Word = z.string().check(z.minLength(1));

/** By the path of the call, as a route. Sign-in, orders and the user have readers of their own. */
export const answerReaders: Readonly<Record<string, AnswerReader>> = {
  [PATHS.addresses]: (value, report) =>
    rowsOf(listIn(value, "addresses"), { entity: "addresses", schema: AddressRow, report }, (row) => {
      const place = readLonLat(row.coordinates);
      return { ...row, coordinates: place === null ? null : lonLatOf(place) };
    }),
  [PATHS.notifications]: (value, report, zone) =>
    rowsOf(listIn(value, "notifications"), { entity: "notifications", schema: NotificationRow, report }, (row) => {
      const { title = "", body = "", read } = row;
      const at = readInstant(row.date, zone);
      return at === null ? null : { ...row, title, body, date: new Date(at).toISOString(), read: readFlag(read) };
    }),
  [PATHS.publicCoupons]: (value, report) => couponRows(listIn(value, "coupons"), report),
  [PATHS.ownCoupons]: (value, report) => couponRows(listIn(value, "coupons"), report),
  [PATHS.autoapply]: (value, report) => {
    const answer = recordIn(value, "couponsList");
    if (answer === undefined) return undefined;
    const stock = listIn(answer["stocksList"] ?? null, "stocksList");
    return {
      couponsList: couponRows(listIn(answer["couponsList"], "couponsList"), report) ?? [],
      stocksList:
        rowsOf(stock, { entity: "stocksList", schema: StockRow, report }, (row) => ({
          ...row,
          quantity: readNumber(row.quantity),
        })) ?? [],
    };
  },
  [PATHS.takeTimes]: (value, report) => {
    const list = listIn(value, "start_list");
    const startList = rowsOf(list, { entity: "start_list", schema: TimeRow, report }, (row) => ({
      ...row,
      available: readFlag(row.available, true),
    }));
    return startList && { start_list: startList };
  },
  [PATHS.favorites]: (value, report) => {
    const favorites = readFavorites(value, report);
    return favorites && { favorites };
  },
  [PATHS.preferences]: (value, report) => {
    const list = listIn(value, "preferences");
    return list && { preferences: mapEach(list, "preferences", Word, (word) => word, report) };
  },
  [PATHS.posts]: (value, report) => rowsOf(listIn(value, "posts"), { entity: "posts", schema: PostSchema, report }),
  [PATHS.pages]: (value, report) => rowsOf(listIn(value, "pages"), { entity: "pages", schema: PostSchema, report }),
  [`${PATHS.galleries}/:id`]: (value, report) => {
    const images = rowsOf(listIn(value, "images"), { entity: "images", schema: GalleryImageSchema, report });
    return images && { ...recordIn(value, "images"), images };
  },
  [PATHS.bonus]: (value) => {
    const answer = recordIn(value, "points_balance");
    return answer && bonusStateToWire(bonusStateFromWire(answer));
  },
  [PATHS.referral]: (value) => {
    const answer = recordIn(value, "code");
    if (answer === undefined) return undefined;
    const { code, link, invited, rewarded, reward } = referralFromWire(answer);
    return { code, link, invited, rewarded, reward };
  },
  [PATHS.wheel]: (value, report) => {
    const answer = recordIn(value, "segments");
    if (answer === undefined) return undefined;
    const list = listIn(answer["segments"] ?? null, "segments");
    const last = wheelResultFromWire(answer["last"]);
    return {
      segments: rowsOf(list, { entity: "segments", schema: SegmentRow, report }) ?? [],
      spins_left: Math.max(0, Math.floor(readNumber(answer["spins_left"]) ?? 0)),
      last: last && { segment_id: last.segmentId, prize: prizeToWire(last.prize) },
    };
  },
};

/** Ids of products; undefined: the answer has no list. */
export function readFavorites(value: unknown, report: ReportDropped): readonly number[] | undefined {
  const list = listIn(value, "favorites");
  return list && mapEach(list, "favorites", wireId, Number, report);
}

interface Rows<Wire> {
  readonly entity: string;
  readonly schema: z.ZodMiniType<Wire>;
  readonly report: ReportDropped;
}

/** Null members count as absent, as PHP writes them. */
function rowsOf<Wire>(
  list: readonly unknown[] | undefined,
  { entity, schema, report }: Rows<Wire>,
  map: (row: Wire) => unknown = (row) => row,
): readonly unknown[] | undefined {
  return list && mapEach(list.map(withoutNulls), entity, schema, map, report);
}

/** Of a coupon only its reader knows whether it is usable; its expiry needs no zone for that. */
function couponRows(list: readonly unknown[] | undefined, report: ReportDropped): readonly unknown[] | undefined {
  const isUsable = (row: unknown) => couponsFromWire([row], "auto", DEFAULT_TIME_ZONE, ignoreDropped).length > 0;
  return rowsOf(list, { entity: "coupons", schema: CouponSchema, report }, (row) => (isUsable(row) ? row : null));
}
