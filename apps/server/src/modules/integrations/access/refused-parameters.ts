import type { FastifyInstance } from "fastify";
import { invalidParams } from "../../../input/refusal.ts";
import { ANSWER_FORMS, LIST_PARAMETERS } from "./list-parameters.ts";

/** Values that ask for what the answer is anyway. */
const usual: Readonly<Record<string, readonly string[]>> = { dp: ["2"], order_item_display_meta: ["false"] };

const calls = "/wp-json/wc/v3/";
/** Methods that change one resource alike. */
const changing = ["POST", "PUT", "PATCH"];

/**
 * Refuses a parameter that the shop does not have with a 400 that names it. Register after the reader of repeated
 * parameters.
 */
export function registerRefusedParameters(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (!path.startsWith(calls) || typeof request.query !== "object" || request.query === null) return;
    const given = new Map<string, unknown>(Object.entries(request.query));
    const refused = refusedIn(request.method, path).filter((parameter) => {
      const value = given.get(parameter);
      return value !== undefined && value !== "" && usual[parameter]?.includes(String(value)) !== true;
    });
    const override = given.get("_method") ?? request.headers["x-http-method-override"];
    if (override !== undefined && !isSameMethod(request.method, String(override))) refused.push("_method");
    if (refused.length > 0)
      throw invalidParams(refused.map((path) => ({ path, message: "is a parameter that this shop does not have" })));
  });
}

function refusedIn(method: string, path: string): string[] {
  const list = method === "GET" || method === "HEAD" ? LIST_PARAMETERS.find((each) => each.path.test(path)) : undefined;
  return [...ANSWER_FORMS, ...(list?.refused ?? [])];
}

/** WordPress routes a POST by this name; here a POST already changes a resource as PUT and PATCH do. */
function isSameMethod(method: string, named: string): boolean {
  const name = named.toUpperCase();
  return name === method || (changing.includes(name) && changing.includes(method));
}
