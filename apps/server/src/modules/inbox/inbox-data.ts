import type { Tx } from "../../database/tables.ts";
import type { LeavingPerson, PersonData } from "../person-data.ts";
import { deleteItems, forgetReviewers } from "./store/item-repository.ts";

/**
 * Items of the person's requests are deleted with these, and items of reviews lose the person's words. What a person
 * sent and was answered is in the export of requests and ratings. `requestsOf`: the person's requests, deleted later.
 */
export function inboxData(requestsOf: (tx: Tx, person: LeavingPerson) => Promise<readonly number[]>): PersonData {
  return {
    export: async () => ({}),
    async erase(tx, person) {
      await deleteItems(tx, await requestsOf(tx, person));
      await forgetReviewers(tx, person.orderIds);
    },
  };
}
