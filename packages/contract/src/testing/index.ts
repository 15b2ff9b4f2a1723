export * from "./menu-cases.ts";
export * from "./menu-of-cases.ts";
