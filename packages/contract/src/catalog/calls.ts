import type { Category } from "@skatert/domain";
import * as z from "zod/mini";
import type { CallContext } from "../api/call-context.ts";
import { type CatalogFile, catalogFilePath, priceFileUrlPath } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { timeBucket } from "../api/time-bucket.ts";
import { categoriesFromWire } from "./map.ts";
import { stopListCalls } from "./stop-list-calls.ts";

export function catalogCalls({ send, language, report }: CallContext) {
  const load = async (path: string, now: number): Promise<ApiResult<readonly Category[]>> =>
    mapResult(await send({ path, query: { t: timeBucket(now) } }, z.array(z.unknown())), (file) =>
      categoriesFromWire(file, report),
    );
  return {
    /** A catalogue file of the shop; `now` in milliseconds gives the three-minute bucket (CONST-1). */
    file: (file: CatalogFile, now: number) => load(catalogFilePath(file, language), now),
    /** The catalogue of a location with its own prices, by its `price_file_path`. */
    priceFile: (priceFilePath: string, now: number) => load(priceFileUrlPath(priceFilePath, language), now),
    ...stopListCalls({ send }),
  };
}
