import { object } from "zod/mini";

/** Brings what the schemas are made with, for who wants it read apart from them. */
export const library = object;
