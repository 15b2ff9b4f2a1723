import type { FastifyInstance } from "fastify";
import type { PictureLimits } from "../../config/limits-env.ts";
import type { StaffGate } from "../staff-gate.ts";
import { createPictureUploads, type PicturesDeps } from "./pictures-service.ts";
import { pictureRoutes } from "./routes.ts";

/** Pictures that staff upload for dishes, categories and content (EDIT-1). */
export function createPicturesModule({
  bytesPerPersonPerHour,
  ...deps
}: PicturesDeps & Pick<PictureLimits, "bytesPerPersonPerHour">) {
  return {
    register(app: FastifyInstance, gate: StaffGate): void {
      pictureRoutes(app, { upload: createPictureUploads(deps), bytesPerPersonPerHour, gate });
    },
  };
}
export type PicturesModule = ReturnType<typeof createPicturesModule>;
