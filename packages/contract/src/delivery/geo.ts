import type { Coordinates } from "@skatert/domain";
import * as z from "zod/mini";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import type { ApiResult } from "../api/result.ts";
import { LonLatSchema } from "./schemas.ts";

/** Who found the addresses; "shop" is the shop's own street list. */
export const AddressSourceSchema = z.enum(["yandex", "dadata", "shop"]);
export type AddressSource = z.infer<typeof AddressSourceSchema>;

/** An address that was found. Without coordinates it is to be asked for by `ref`, or wants a house number. */
const FoundAddressSchema = z.looseObject({
  /** Street and house for the address field. */
  text: z.string(),
  /** The town, or what else tells it from another; "" for nothing. */
  note: z.string(),
  house: z.nullable(z.string()),
  coordinates: z.nullable(LonLatSchema),
  /** Under what `geocode` knows it; null: by its text. */
  ref: z.nullable(z.string()),
});

/** Answer of the three calls on addresses (extension): suggestions, one found address or none. */
export const FoundAddressesSchema = z.looseObject({
  source: AddressSourceSchema,
  addresses: z.array(FoundAddressSchema),
});

/** An address by good names; coordinates null: not exact enough to drive to. */
export interface FoundAddress {
  readonly text: string;
  readonly note: string;
  readonly house: string | null;
  readonly coordinates: Coordinates | null;
  readonly ref: string | null;
}

type WireAddresses = z.infer<typeof FoundAddressesSchema>;

/** As `FoundAddressesSchema` has them. */
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

/** Addresses by the shop's server: what they are asked for is one line of text, a reference or a point. */
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
    /** Addresses that begin like the text. `session` joins the questions of one entry, as providers count them. */
    suggest: (text: string, session: string, signal?: AbortSignal) => ask(PATHS.geoSuggest, { text, session }, signal),
    /** The place of an address, by its reference where it has one; none when it is unknown. */
    geocode: ({ text, ref }: { readonly text: string; readonly ref: string | null }, session: string) =>
      ask(PATHS.geoGeocode, { text, ref, session }),
    /** The address at a point; none where no street is near. */
    reverse: ({ lon, lat }: Coordinates) => ask(PATHS.geoReverse, { lon, lat }),
  };
}
