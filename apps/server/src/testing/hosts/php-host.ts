import { type AskedCall, type FakeHost, type HostAnswer, noRoute, startFakeHost } from "./fake-host.ts";

export const phpHostKeys = { key: "ck_shop", secret: "cs_shop" };
/** The private data of a customer. */
export const orderNoteOf = (customer: number) => `note-of-${customer}`;
export const pointsOf = (customer: number) => 70_000 + customer;

const orders = [1, 2, 7].map((customer) => ({
  id: 100 + customer,
  customer_id: customer,
  customer_note: orderNoteOf(customer),
}));

/** A backend that parses requests like PHP and WordPress, with their weaknesses. */
export interface PhpHost extends FakeHost {
  /** "METHOD /route" of every request as the host understood it. */
  readonly routed: string[];
}

/** Customer 7 signs in with the token `t7`. Numbers in a request are trusted, as on older hosts. */
export async function startPhpHost(): Promise<PhpHost> {
  const routed: string[] = [];
  const host = await startFakeHost({
    "*": (asked) => {
      const request = readAsPhp(asked);
      routed.push(`${request.method} ${request.route}`);
      return answerTo(request);
    },
  });
  return { ...host, routed };
}

interface PhpRequest {
  readonly method: string;
  readonly route: string;
  readonly hasKeys: boolean;
  readonly token: string;
  /** A JSON body overrides a form, a form overrides the query: WP_REST_Request. */
  readonly param: (name: string) => string;
}

function readAsPhp({ method, path, query, headers, body }: AskedCall): PhpRequest {
  const type = headers["content-type"] ?? "";
  const get = phpVariables(query);
  const isForm = /x-www-form-urlencoded/i.test(type);
  const post = phpVariables(isForm ? new URLSearchParams(body) : []);
  const json = new Map(/json/i.test(type) && body !== "" ? Object.entries<unknown>(JSON.parse(body)) : []);
  const basic = Buffer.from(/^Basic (.*)$/.exec(headers.authorization ?? "")?.[1] ?? "", "base64").toString();
  const inQuery = `${get.get("consumer_key")}:${get.get("consumer_secret")}`;
  return {
    // WordPress reads the method from the query and from a header.
    method: String(get.get("_method") ?? headers["x-http-method-override"] ?? method).toUpperCase(),
    route: post.get("rest_route") ?? get.get("rest_route") ?? decodeURIComponent(path).replace(/^\/wp-json/, ""),
    hasKeys: [basic, inQuery].includes(`${phpHostKeys.key}:${phpHostKeys.secret}`),
    token: get.get("token") ?? /^Bearer (.*)$/.exec(headers.authorization ?? "")?.[1] ?? "",
    param: (name) => String(json.get(name) ?? post.get(name) ?? get.get(name) ?? ""),
  };
}

/**
 * As parse_str: drops leading blanks, turns dots and blanks into underscores, cuts off `[…]`, and uses the last
 * duplicate.
 */
function phpVariables(pairs: Iterable<[string, string]>): ReadonlyMap<string, string> {
  const named = [...pairs].map(([name, value]): [string, string] => {
    const [variable = ""] = name.replace(/^ +/, "").split("\0", 1);
    const opened = variable.indexOf("[");
    const isList = opened > 0 && variable.includes("]", opened);
    const bare = isList ? variable.slice(0, opened) : variable;
    return [bare.replaceAll(/[ .[]/g, "_"), value];
  });
  return new Map(named);
}

function answerTo({ method, route, hasKeys, token, param }: PhpRequest): HostAnswer {
  switch (`${method} ${route}`) {
    case "GET /wc/v3/orders":
    case "GET /wc/v2/orders": {
      const customer = param("customer");
      if (!hasKeys) return refused;
      return { body: orders.filter((order) => customer === "" || order.customer_id === Number(customer)) };
    }
    case "POST /wc/auth/send_code":
      return hasKeys ? { body: { status: "success", retry_after: 60, channel: "sms" } } : refused;
    case "POST /wc/auth/check_code":
      return hasKeys ? { body: { status: "success", token: "t7", user_id: 7 } } : refused;
    case "GET /system/users":
      return token === "t7" ? { body: { status: "success", data: { data: { ID: 7 } } } } : refused;
    case "GET /systeminfo/v1/bonus":
      return { body: { active: true, points_balance: pointsOf(Number(param("user_id"))), percent_max: 50 } };
    case "GET /systeminfo/v1/user/avaible_coupons":
      return { body: [{ id: 1, code: orderNoteOf(Number(param("user_id"))), discount_type: "percent", amount: "10" }] };
    default:
      return noRoute;
  }
}

const refused: HostAnswer = { status: 401, body: { code: "rest_forbidden", message: "", data: { status: 401 } } };
