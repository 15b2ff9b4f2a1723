import { aCartLine } from "@skatert/domain/testing";
import type { GroupHost } from "../group-store.ts";

/** Lines of a cart. */
export const borscht = aCartLine({ productId: 101, name: "Борщ" });
export const burger = aCartLine({ productId: 102, name: "Бургер" });
/** The browser of a host. */
export const host: GroupHost = {
  role: "host",
  id: "g",
  key: "k",
  name: "Анна",
  lost: [],
  isMerged: false,
  isOrdered: false,
  kept: null,
};
