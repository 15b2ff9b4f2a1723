import type { Coordinates } from "@skatert/domain";
import * as z from "zod/mini";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import type { ApiResult } from "../api/result.ts";
import { LonLatSchema } from "./schemas.ts";

/** The source of the addresses; "shop" is the shop's own street list. */
export const AddressSourceSchema = z.enum(["yandex", "dadata", "shop"]);
export type AddressSource = z.infer<typeof AddressSourceSchema>;

/** A found address. Without coordinates it must be requested by `ref`, or needs a house number. */
const FoundAddressSchema = z.looseObject({
  /** Street and house for the address field. */
  text: z.string(),
  /** The town, or another distinguishing text; "" for none. */
  note: z.string(),
  house: z.nullable(z.string()),
  coordinates: z.nullable(LonLatSchema),
  /** Its reference for `geocode`; null: use the text. */
  ref: z.nullable(z.string()),
});

/** Answer of the three address calls (extension): suggestions, or at most one found address. */
export const FoundAddressesSchema = z.looseObject({
  source: AddressSourceSchema,
  addresses: z.array(FoundAddressSchema),
});

/** A found address; coordinates null: not exact enough for a delivery. */
export interface FoundAddress {
  readonly text: string;
  readonly note: string;
  readonly house: string | null;
  readonly coordinates: Coordinates | null;
  readonly ref: string | null;
}

type WireAddresses = z.infer<typeof FoundAddressesSchema>;

/** Builds a body of `FoundAddressesSchema`. */
export function addressesToWire(source: AddressSource, found: readonly FoundAddress[]): WireAddresses {
  return {
    source,
    addresses: found.map(({ coordinates, ...address }) => ({
      ...address,
      coordinates: coordinates === null ? null : [coordinates.lon, coordinates.lat],
    })),
  };
}

function addressesFromWire({ addresses }: WireAddresses): readonly FoundAddress[] {
  return addresses.map(({ text, note, house, coordinates, ref }) => ({
    text,
    note,
    house,
    coordinates: coordinates === null ? null : { lon: coordinates[0], lat: coordinates[1] },
    ref,
  }));
}

/** Address calls of the shop's server: by one line of text, a reference or a point. */
export function geoCalls({ send, lang }: CallContext) {
  const ask = async (
    path: string,
    query: Readonly<Record<string, string | number | null>>,
    signal?: AbortSignal,
  ): Promise<ApiResult<readonly FoundAddress[]>> => {
    const result = await send({ path, query: { ...query, lang }, signal }, FoundAddressesSchema);
    return result.ok ? { ok: true, value: addressesFromWire(result.value) } : result;
  };
  return {
    /** Addresses that begin with the text. `session` groups the requests of one entry, as providers count them. */
    suggest: (text: string, session: string, signal?: AbortSignal) => ask(PATHS.geoSuggest, { text, session }, signal),
    /** The place of an address, by its reference if it has one; none when it is unknown. */
    geocode: ({ text, ref }: { readonly text: string; readonly ref: string | null }, session: string) =>
      ask(PATHS.geoGeocode, { text, ref, session }),
    /** The address at a point; none without a street nearby. */
    reverse: ({ lon, lat }: Coordinates) => ask(PATHS.geoReverse, { lon, lat }),
  };
}
