import { redirect } from "react-router";
import type { Loader } from "../server/loader.ts";

/** A signed-out visitor of the account goes to the home page (ROUTE-10); nobody can sign in yet. */
export const loader: Loader<never> = () => {
  throw redirect("/");
};
