import { unpackDetail } from "./packed-detail.ts";
import { productHead } from "./product-head.ts";
import { ProductSheet } from "./product-sheet.tsx";

/** All that a dish opened over a page needs: one file, fetched with the first that is opened. */
export const showing = { ProductSheet, productHead, unpackDetail };
