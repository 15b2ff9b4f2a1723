/** Made at build time by vite/client-assets.ts. */
declare module "virtual:client-assets" {
  import type { Manifest } from "vite";
  export const manifest: Manifest;
  /** Language → public path of its compiled messages. */
  export const dictionaries: Readonly<Record<string, string>>;
}
