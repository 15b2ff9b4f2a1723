import { expect, it } from "vitest";
import { manifestIcon } from "./manifest-icon.ts";

it("APP-6 the icon of the install offer is the manifest's, and absent without one", () => {
  const icons = [
    { src: "/icon-512.png", sizes: "512x512" },
    { src: "/icon-192.png", sizes: "192x192" },
  ];
  expect(manifestIcon({ icons })).toBe("/icon-192.png");
  for (const manifest of [null, {}, { icons: "none" }, { icons: [null, {}] }])
    expect(manifestIcon(manifest)).toBeNull();
});
