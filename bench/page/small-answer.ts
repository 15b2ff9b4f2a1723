import { setTimeout as pause } from "node:timers/promises";
import { expectSuccess, type RawAnswer } from "../programs/exchange.ts";

const maxLooks = 100;

/**
 * Opens a page until it is sent in its smallest encoding, as most visitors get it: the first few get a faster and larger
 * one (docs/decisions/019). `acceptEncoding`: a browser's. Throws if the answer does not become smaller.
 */
export async function smallAnswer(url: string, acceptEncoding: string): Promise<RawAnswer> {
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const answer = await expectSuccess(url, { headers: { "accept-encoding": acceptEncoding } });
    if (answer.headers["content-encoding"] === "br") return answer;
    await pause(50);
  }
  throw new Error(`${url} is not made smaller`);
}
