import { unpackDetail } from "./packed-detail.ts";
import { productHead } from "./product-head.ts";
import { ProductSheet } from "./product-sheet.tsx";

/** All parts of a dish opened over a page, in one file, loaded with the first opened dish. */
export const showing = { ProductSheet, productHead, unpackDetail };
