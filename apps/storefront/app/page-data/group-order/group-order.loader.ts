import type { GroupData } from "../../model/group-order/group-data.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { personalClient } from "../request/personal.ts";
import { groupData } from "./group-data.ts";

/** A group order, for everybody with its link. Not found after it is deleted. */
export const loader: Loader<GroupData> = async ({ params, url, page }) => {
  page.markPrivate();
  const id = params["id"] ?? "";
  if (!/^[\w-]{22}$/.test(id)) throw pageNotFound(url);
  const result = await personalClient(page).groupOrders.show(id);
  if (result.ok) return groupData(result.value, page);
  if (result.error.status !== 404) throw new Error(`the group order answered ${result.error.status}`);
  throw pageNotFound(url);
};
