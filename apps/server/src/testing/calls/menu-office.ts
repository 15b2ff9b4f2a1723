import { OFFICE_PATHS } from "@skatert/contract";
import type { RunningShop } from "../shops/start-shop.ts";
import { staffHeaders } from "./staff.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface OfficeAnswer {
  readonly status: number;
  readonly etag: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many calls
  readonly body: any;
}

/** Calls that edit the menu and the shop, by an owner of every branch. */
export interface MenuOffice {
  call(method: Method, url: string, payload?: object, headers?: Record<string, string>): Promise<OfficeAnswer>;
  /** A change based on the current version. */
  edit(url: string, payload: object): Promise<OfficeAnswer>;
  publish(payload?: object): Promise<OfficeAnswer>;
}

export async function menuOffice(shop: RunningShop): Promise<MenuOffice> {
  const owner = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
  const call: MenuOffice["call"] = async (method, url, payload, headers = {}) => {
    const answer = await shop.app.inject({
      method,
      url,
      headers: { ...owner, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, etag: String(answer.headers["etag"] ?? ""), body: answer.json() };
  };
  return {
    call,
    edit: async (url, payload) => call("PATCH", url, payload, { "if-match": (await call("GET", url)).etag }),
    publish: (payload = {}) => call("POST", OFFICE_PATHS.publish, payload),
  };
}
