import type { LightMyRequestResponse } from "fastify";
import type { RunningShop } from "../shops/start-shop.ts";

/** A request that is sent several times. */
export interface RepeatedRequest {
  readonly url: string;
  readonly payload?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One changing call that reads `Idempotency-Key`. */
export interface RepeatCase {
  /** Method and path as described. */
  readonly call: string;
  /** Makes what the request needs; called once. */
  readonly request: (world: RepeatWorld) => Promise<RepeatedRequest>;
  /** The same request with other content. Default: another query. */
  readonly other?: (request: RepeatedRequest) => RepeatedRequest;
  /** A change that somebody else makes afterwards, if possible of the same thing. */
  readonly colleague: (world: RepeatWorld, request: RepeatedRequest, answer: RepeatAnswer) => Promise<unknown>;
  /** The part of the answer that a repeat must give again. Default: all of it. */
  readonly same?: (body: RepeatAnswer) => unknown;
  /** Tables that a repeat may change. */
  readonly apart?: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
export type RepeatAnswer = any;

export interface RepeatWorld {
  readonly shop: RunningShop;
  readonly owner: Readonly<Record<string, string>>;
  readonly colleague: Readonly<Record<string, string>>;
  readonly till: Readonly<Record<string, string>>;
  /** Sends without a key; fails the test unless it is answered with success. */
  send(
    method: Method,
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
