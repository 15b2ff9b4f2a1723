import { money } from "@skatert/domain";
import { describe, expect, it, vi } from "vitest";
import { GatewayFailure, GatewayRefusal, type PaymentGateway } from "./payment-gateway.ts";
import { restingGateways } from "./resting-gateways.ts";

const payment = { id: "own", externalId: "theirs", transactionId: null, amount: money(100) };
const part = { id: "part", amount: money(100), customer: { name: "", phone: "", email: null }, receipt: [] };
const request = { ...part, reference: "1-1-a", orderNumber: "1", returnUrl: "https://shop.example" };
type Whole = Required<Omit<PaymentGateway, "takesTips" | "read">>;
const calls: { readonly [Name in keyof Whole]: (gateway: Whole) => Promise<unknown> } = {
  start: (gateway) => gateway.start(request),
  report: (gateway) => gateway.report(payment),
  capture: (gateway) => gateway.capture(payment),
  revoke: (gateway) => gateway.revoke(payment),
  refund: (gateway) => gateway.refund(payment),
  refunded: (gateway) => gateway.refunded(payment),
  refundPart: (gateway) => gateway.refundPart(payment, part),
  refundState: (gateway) => gateway.refundState("theirs"),
};
const names = Object.keys(calls) as readonly (keyof Whole)[];

function rest(answer: () => Promise<never>) {
  const call = () => vi.fn(answer);
  const asked = {
    start: call(),
    report: call(),
    capture: call(),
    revoke: call(),
    refund: call(),
    refunded: call(),
    refundPart: call(),
    refundState: call(),
  };
  let now = 0;
  const { gateway } = restingGateways({ gateway: asked }, () => now);
  return { asked, gateway: gateway as Whole, pass: (ms: number) => (now += ms) };
}

describe("a gateway that fails five times in a row", () => {
  it.each(names)("is not asked again by %s, whichever call failed, until ten seconds have passed", async (name) => {
    const { asked, gateway, pass } = rest(() => Promise.reject(new GatewayFailure("away")));
    for (let count = 0; count < 5; count += 1) await expect(gateway.report(payment)).rejects.toThrow("away");
    await expect(calls[name](gateway)).rejects.toThrow("paused");
    expect(asked[name]).toHaveBeenCalledTimes(name === "report" ? 5 : 0);
    pass(10_000);
    await expect(calls[name](gateway)).rejects.toThrow("away");
  });

  it.each(names)("is asked on after refusals of %s, which are answers", async (name) => {
    const { asked, gateway } = rest(() => Promise.reject(new GatewayRefusal("no")));
    for (let count = 0; count < 7; count += 1) await expect(calls[name](gateway)).rejects.toThrow("no");
    expect(asked[name]).toHaveBeenCalledTimes(7);
  });

  it("has no calls that the gateway has not", () => {
    const bare = { start: vi.fn(), report: vi.fn() };
    const { gateway } = restingGateways({ gateway: bare }, () => 0);
    expect(Object.keys(gateway ?? {}).toSorted()).toEqual(["report", "start"]);
  });
});
