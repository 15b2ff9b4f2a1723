import type { Ground } from "../engine/ground.ts";

const LINEN = "#faf5ea";

/** Every category has a hue of its own in the family of linen and daylight. */
export const grounds = {
  morning: { light: "#f7ecd0", deep: "#e2c489", cloth: { base: LINEN, stripe: "#d9a13c", pattern: "stripe" } },
  noon: { light: "#efe9dc", deep: "#c9bfa6", cloth: { base: LINEN, stripe: "#8c7a5c", pattern: "hem" } },
  garden: { light: "#ecf1de", deep: "#b7c998", cloth: { base: "#f8f7ea", stripe: "#6f9440", pattern: "hem" } },
  snack: { light: "#f5e6d6", deep: "#dcb591", cloth: { base: LINEN, stripe: "#c46a35", pattern: "stripe" } },
  soup: { light: "#f2eadf", deep: "#ccbcab", cloth: { base: "#f8f4ec", stripe: "#9c1f45", pattern: "hem" } },
  cold: { light: "#e4eeec", deep: "#a9c6c4", cloth: { base: "#f6f7f2", stripe: "#3f8087", pattern: "stripe" } },
  pizza: { light: "#f4e5cf", deep: "#d6b283", cloth: { base: LINEN, stripe: "#b5433a", pattern: "check" } },
  pasta: { light: "#f3ead3", deep: "#d2bd8a", cloth: { base: LINEN, stripe: "#8a8f3c", pattern: "stripe" } },
  dough: { light: "#ebe9ee", deep: "#b9b6c8", cloth: { base: "#f8f6f1", stripe: "#5b6aa0", pattern: "check" } },
  hearth: { light: "#efe0d3", deep: "#c49f86", cloth: { base: "#f6eee2", stripe: "#8d3a2c", pattern: "hem" } },
  sea: { light: "#e2ebef", deep: "#9fbcc9", cloth: { base: "#f5f7f6", stripe: "#2f6b8c", pattern: "stripe" } },
  street: { light: "#f6e4cb", deep: "#dda766", cloth: { base: LINEN, stripe: "#7a8a3a", pattern: "check" } },
  asia: { light: "#ece7da", deep: "#bdb89f", cloth: { base: "#efeae0", stripe: "#3d5348", pattern: "hem" } },
  wok: { light: "#f1e2d6", deep: "#c99a85", cloth: { base: "#f5ece1", stripe: "#a3392d", pattern: "stripe" } },
  coals: { light: "#e8dccd", deep: "#ab9681", cloth: { base: "#ebe2d5", stripe: "#5b4232", pattern: "hem" } },
  bakery: { light: "#f6ebd6", deep: "#dcbd8d", cloth: { base: LINEN, stripe: "#a9713a", pattern: "check" } },
  dessert: { light: "#f6e6e4", deep: "#dfb3b4", cloth: { base: "#fcf5f1", stripe: "#c05a78", pattern: "stripe" } },
  frost: { light: "#ebe7f2", deep: "#bcb3d3", cloth: { base: "#f9f6fb", stripe: "#8a74b5", pattern: "stripe" } },
  kids: { light: "#e6f0f4", deep: "#a6cbdb", cloth: { base: "#fbf8ee", stripe: "#e59a3a", pattern: "check" } },
  side: { light: "#eef0e2", deep: "#c4c8a4", cloth: { base: LINEN, stripe: "#8d9a58", pattern: "stripe" } },
  coffee: { light: "#ede2d6", deep: "#bf9f86", cloth: { base: "#f6eee3", stripe: "#6b4630", pattern: "hem" } },
  tea: { light: "#eaeede", deep: "#b3c09c", cloth: { base: "#f7f5ea", stripe: "#5f7d4a", pattern: "hem" } },
  drink: { light: "#e5eef0", deep: "#a8c5cf", cloth: { base: "#f7f8f5", stripe: "#4a94a8", pattern: "check" } },
  shop: { light: "#f1e8d8", deep: "#cdb48f", cloth: { base: "#f7f0e2", stripe: "#9a7a3c", pattern: "hem" } },
  set: { light: "#f0e3e0", deep: "#cca49f", cloth: { base: LINEN, stripe: "#9c1f45", pattern: "check" } },
  extra: { light: "#f2eee6", deep: "#d0c6b5", cloth: { base: "#fbf8f1", stripe: "#b3a48a", pattern: "hem" } },
  gift: { light: "#f4e4e8", deep: "#d8a2b2", cloth: { base: "#fcf6f4", stripe: "#9c1f45", pattern: "stripe" } },
} satisfies Record<string, Ground>;
