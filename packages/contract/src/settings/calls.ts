import * as z from "zod/mini";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { ApiFault, type ApiResult, mapResult } from "../api/result.ts";
import { timeBucket } from "../api/time-bucket.ts";
import { type CatalogType, FrontSettingsSchema } from "./front-schemas.ts";
import { catalogTypeFromWire, settingsFromWire } from "./map.ts";
import type { ShopSettings } from "./types.ts";

export function settingsCalls({ send, lang, report }: CallContext) {
  return {
    /** `all_settings`; `now` in milliseconds gives the three-minute bucket (CONST-1). */
    async all(now: number): Promise<ApiResult<ShopSettings>> {
      const result = await send({ path: PATHS.allSettings, query: { t: timeBucket(now), lang } }, z.unknown());
      return mapResult(result, (wire) => {
        const settings = settingsFromWire(wire, report);
        if (settings === null)
          throw new ApiFault("the settings are no object", { path: PATHS.allSettings, status: 200 });
        return settings;
      });
    },
    /** The page type of `front/settings`; null for an unknown or missing one. */
    async catalogType(): Promise<ApiResult<CatalogType | null>> {
      return mapResult(await send({ path: PATHS.frontSettings }, FrontSettingsSchema), catalogTypeFromWire);
    },
  };
}
