import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerErrors } from "../http/errors/errors.ts";
import { Refusal, tooManyRequests } from "./refusal.ts";

async function answerTo(error: Error) {
  const app = Fastify();
  registerErrors(app);
  app.get("/", () => {
    throw error;
  });
  return app.inject("/");
}

it("answers a refusal with the status of its code, its words and its data", async () => {
  const answer = await answerTo(new Refusal("account_busy", "An order is still on its way", { reason: "busy" }));
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    code: "account_busy",
    message: "An order is still on its way",
    data: { reason: "busy", status: 409 },
  });
  expect(answer.headers["retry-after"]).toBeUndefined();
});

it("states the seconds to wait in the body and in Retry-After", async () => {
  const answer = await answerTo(tooManyRequests("Too many requests", "too-many-codes", 1_500));
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ data: { reason: "too-many-codes", retry_after: 2 } });
  expect(answer.headers["retry-after"]).toBe("2");
});
