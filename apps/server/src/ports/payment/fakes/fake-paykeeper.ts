import { basicAuth } from "../call-gateway.ts";
import type { PaykeeperSettings } from "../paykeeper/paykeeper-gateway.ts";
import { md5 } from "../paykeeper/read-callback.ts";
import { type FakeAnswer, type FakeCall, type FakeServer, startFakeServer } from "./fake-server.ts";

export interface FakeInvoice {
  readonly id: string;
  readonly form: Readonly<Record<string, string>>;
  status: "created" | "paid" | "expired";
}

export interface FakePaykeeper extends FakeServer {
  readonly settings: PaykeeperSettings;
  readonly invoices: Map<string, FakeInvoice>;
  /** Ids of payments that were refunded whole. */
  readonly refunds: string[];
  /** Partial refunds, in the order of the requests. */
  readonly partRefunds: { readonly id: string; readonly amount: string; readonly cart: unknown }[];
  /** Runs between creating an invoice and answering. */
  beforeAnswer: (invoice: FakeInvoice) => Promise<void>;
  /** Runs after the refund and before its answer. */
  afterRefund: (id: string) => Promise<void>;
  /** Invalidates the token of earlier calls. */
  forgetToken(): void;
  /** The fields of a callback for the invoice, as PayKeeper signs them; `changes` apply after signing. */
  callback(invoiceId: string, changes?: Readonly<Record<string, string>>): Record<string, string>;
}

const login = "shop";
const password = "open-sesame";
const secret = "secret-word";

/** Implements what docs.paykeeper.ru describes: token, invoice, status, bill page, refund, signed callback. */
export async function startFakePaykeeper(): Promise<FakePaykeeper> {
  const invoices = new Map<string, FakeInvoice>();
  const refunds: string[] = [];
  const partRefunds: FakePaykeeper["partRefunds"] = [];
  const tokens = { count: 1 };
  const server = await startFakeServer(async (call) => {
    if (call.path.startsWith("/bill/")) return billPage(call, invoices);
    if (call.headers.authorization !== basicAuth(login, password).authorization) return { status: 401, body: {} };
    if (call.path === "/info/settings/token/") return { body: { token: `token-${tokens.count}` } };
    if (call.path === "/info/payments/byid/") {
      const id = call.query.get("id") ?? "";
      return showPayment(id, invoices.get(id.slice(1)), refunds.includes(id), partsOf(id));
    }
    if (call.path === "/info/invoice/byid/") return showInvoice(invoices.get(call.query.get("id") ?? ""));
    const form = Object.fromEntries(new URLSearchParams(call.body));
    if (form["token"] !== `token-${tokens.count}`) return { body: { result: "fail", msg: "wrong token" } };
    return change(call.path, form);
  });

  async function change(path: string, form: Record<string, string>): Promise<FakeAnswer> {
    if (path === "/change/invoice/preview/") return makeInvoice(form);
    if (path === "/change/invoice/revoke/") return revokeInvoice(invoices.get(form["id"] ?? ""));
    if (path !== "/change/payment/reverse/") return { status: 404, body: {} };
    const id = form["id"] ?? "";
    if (refunds.includes(id)) return { body: { result: "fail", msg: "returned already" } };
    if (form["partial"] === "true") {
      const left = Number(invoices.get(id.slice(1))?.form["pay_amount"] ?? 0) - partsOf(id);
      if (Number(form["amount"]) > left) return { body: { result: "fail", msg: "too much" } };
      partRefunds.push({ id, amount: form["amount"] ?? "", cart: JSON.parse(form["refund_cart"] ?? "[]") });
    } else refunds.push(id);
    await fake.afterRefund(id);
    return { body: { result: "success" } };
  }

  const partsOf = (id: string) =>
    partRefunds.filter((part) => part.id === id).reduce((sum, { amount }) => sum + Number(amount), 0);

  async function makeInvoice(form: Record<string, string>): Promise<FakeAnswer> {
    if (!/^\d+\.\d\d$/.test(form["pay_amount"] ?? "")) return { body: { result: "fail", msg: "no amount" } };
    const invoice: FakeInvoice = { id: `2026${invoices.size + 1}`, form, status: "created" };
    invoices.set(invoice.id, invoice);
    await fake.beforeAnswer(invoice);
    return { body: { invoice_id: invoice.id, invoice_url: new URL(`/bill/${invoice.id}/`, server.url).href } };
  }

  const fake: FakePaykeeper = Object.assign(server, {
    settings: { url: server.url, login, password, secret, tax: "none", timeoutMs: 1_000 },
    invoices,
    refunds,
    partRefunds,
    beforeAnswer: async () => undefined,
    afterRefund: async () => undefined,
    forgetToken() {
      tokens.count += 1;
    },
    callback(invoiceId: string, changes: Readonly<Record<string, string>> = {}) {
      const form = invoices.get(invoiceId)?.form ?? {};
      const { clientid = "", orderid = "", pay_amount: sum = "" } = form;
      const id = changes["id"] ?? `9${invoiceId}`;
      const key = md5(id + sum + clientid + orderid + secret);
      return { id, sum, clientid, orderid, key, service_name: form["service_name"] ?? "", ps_id: "1", ...changes };
    },
  });
  return fake;
}

function showPayment(id: string, invoice: FakeInvoice | undefined, isBack: boolean, returned: number): FakeAnswer {
  if (invoice === undefined) return { body: [] };
  const amount = invoice.form["pay_amount"] ?? "";
  const status = isBack ? "refunded" : "success";
  return { body: [{ id, pay_amount: amount, refund_amount: isBack ? amount : returned.toFixed(2), status }] };
}

function billPage(call: FakeCall, invoices: Map<string, FakeInvoice>): FakeAnswer {
  const invoice = invoices.get(call.path.split("/")[2] ?? "");
  if (invoice === undefined) return { status: 404, body: "no invoice", type: "text/plain" };
  const choice = new URLSearchParams(call.body).get("choice");
  if (call.method === "POST" && invoice.status === "created") invoice.status = choice === "pay" ? "paid" : "created";
  const buttons = `<form method="post"><button name="choice" value="pay">pay</button><button name="choice" value="decline">decline</button></form>`;
  return { body: `<p>${invoice.status}</p>${buttons}`, type: "text/html" };
}

function showInvoice(invoice: FakeInvoice | undefined): FakeAnswer {
  if (invoice === undefined) return { body: { result: "fail", msg: "no invoice" } };
  return {
    body: {
      id: invoice.id,
      status: invoice.status,
      pay_amount: invoice.form["pay_amount"],
      orderid: invoice.form["orderid"],
    },
  };
}

function revokeInvoice(invoice: FakeInvoice | undefined): FakeAnswer {
  if (invoice?.status !== "created") return { body: { result: "fail", msg: "cannot be revoked" } };
  invoice.status = "expired";
  return { body: { result: "success" } };
}
