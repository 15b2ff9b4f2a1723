declare module "virtual:messages/*" {
  /** Public path of the compiled texts. */
  export const address: string;
}
