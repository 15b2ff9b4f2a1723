import { expect, it } from "vitest";
import { createLatestSender } from "./latest-sender.ts";

type Answer = { readonly ok: boolean; readonly value: string };

/** A sender whose calls are answered by hand. */
function answeredByHand() {
  const sent: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const send = createLatestSender((value: string) => {
    sent.push(value);
    return new Promise<Answer>((resolve) => answers.push(resolve));
  });
  const answer = async (ok: boolean) => {
    answers.shift()?.({ ok, value: sent.at(-1) ?? "" });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { sent, send, answer };
}

it("EDIT-1 sends a list that is moved twice quickly one after another, the last order last", async () => {
  const { sent, send, answer } = answeredByHand();
  const first = send("b a c");
  expect(await Promise.all([send("b c a"), send("c b a")])).toEqual([null, null]);
  expect(sent).toEqual(["b a c"]);
  await answer(true);
  expect(sent).toEqual(["b a c", "c b a"]);
  await answer(true);
  expect(await first).toEqual({ ok: true, value: "c b a" });
});

it("EDIT-1 sends nothing more after a failed move, and the next move again", async () => {
  const { sent, send, answer } = answeredByHand();
  const first = send("b a c");
  await send("c b a");
  await answer(false);
  expect(await first).toEqual({ ok: false, value: "b a c" });
  void send("a c b");
  expect(sent).toEqual(["b a c", "a c b"]);
});
