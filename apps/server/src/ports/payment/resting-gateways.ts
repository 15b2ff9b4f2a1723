import { createBreaker } from "../breaker.ts";
import { GatewayFailure, GatewayRefusal, type PaymentGateway, type PaymentGateways } from "./payment-gateway.ts";

const failuresBeforeRest = 5;
const restMs = 10_000;

/**
 * Gateways behind circuit breakers (decision 028). While a gateway is paused, shoppers are refused at once and jobs try
 * again later. Its callbacks are still processed.
 */
export function restingGateways(gateways: PaymentGateways, now: () => number): PaymentGateways {
  return Object.fromEntries(Object.entries(gateways).map(([id, gateway]) => [id, resting(gateway, now)]));
}

function resting(gateway: PaymentGateway, now: () => number): PaymentGateway {
  const { run } = createBreaker({
    failures: failuresBeforeRest,
    restMs,
    now,
    isAway: (error) => error instanceof GatewayFailure && !(error instanceof GatewayRefusal),
    resting: () => new GatewayFailure("the gateway is paused after repeated failures"),
  });
  const { start, report, capture, revoke, refund, refunded, refundPart, refundState } = gateway;
  return {
    ...gateway,
    start: (request) => run(() => start(request)),
    report: (payment) => run(() => report(payment)),
    ...(capture === undefined ? {} : { capture: (payment) => run(() => capture(payment)) }),
    ...(revoke === undefined ? {} : { revoke: (payment) => run(() => revoke(payment)) }),
    ...(refund === undefined ? {} : { refund: (payment) => run(() => refund(payment)) }),
    ...(refunded === undefined ? {} : { refunded: (payment) => run(() => refunded(payment)) }),
    ...(refundPart === undefined ? {} : { refundPart: (payment, part) => run(() => refundPart(payment, part)) }),
    ...(refundState === undefined ? {} : { refundState: (id) => run(() => refundState(id)) }),
  };
}
