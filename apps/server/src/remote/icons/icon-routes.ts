import { apiError } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "../../http/errors/errors.ts";
import { createPictureProcess } from "../../shop/media/drawing/picture-process.ts";
import type { Backend } from "../backend.ts";
import { createHostIcons, type HostIcons, iconPath } from "./host-icons.ts";

const sizes = [192, 512] as const;

/** The manifest's icons of a host, drawn in a child process, which ends with the app (APP-6, decision 114). */
export function iconRoutes(app: FastifyInstance, backend: Backend): HostIcons {
  const { draw, close } = createPictureProcess();
  app.addHook("onClose", async () => close());
  const icons = createHostIcons({
    backend,
    draw,
    onFailure: (error) => app.log.warn({ err: error }, "the manifest has no icons: drawing the favicon failed"),
  });
  for (const size of sizes) {
    app.get(iconPath(size), { schema: { hide: true } }, async (_request, reply) => {
      const bytes = icons.bytes(size);
      if (bytes === null) throw new ApiFault(apiError("rest_not_found", "There is no such icon"));
      return reply.type("image/png").header("cache-control", "public, max-age=86400").send(bytes);
    });
  }
  return icons;
}
