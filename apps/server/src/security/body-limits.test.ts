import { afterAll, beforeAll, expect, it } from "vitest";
import { bodyBytes, bulkBodyBytes, longBodyBytes } from "../http/bodies/body-bytes.ts";
import { bodyLimitOf } from "../http/bodies/body-limit.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { type AttackedShop, startAttackedShop } from "./generated/attacked-shop.ts";
import type { Operation } from "./generated/json-schema.ts";

/** Calls that need more than 64 kB: descriptions of dishes, pages, corners of zones, rows of a table. */
const long =
  /^(POST|PUT) \/wp-json\/wc\/v3\/(products|coupons)(?!\/autoapply)|^POST \/office\/(products|categories|coupons|promotions\/dry-run|branches|zones|content\/\{document\}|imports\/\{id\}\/apply)$|^PATCH \/office\/(products|categories|coupons|branches|zones|settings|content\/\{document\})\/\{id\}$/;
/** Rows of the whole grid, and a hundred changes of an integration. */
const bulk = /^PATCH \/office\/products$|^POST \/wp-json\/wc\/v3\/.+\/batch$/;

function limitOf({ method, path, body }: Operation): number {
  const call = `${method} ${path}`;
  if (bulk.test(call)) return bulkBodyBytes;
  return long.test(call) || body === null ? longBodyBytes : bodyLimitOf(body);
}

describeOnEachEngine("bodies of the published calls", (engine) => {
  let attacked: AttackedShop;
  let sent = 0;
  beforeAll(async () => {
    attacked = await startAttackedShop(engine);
  });
  afterAll(() => attacked.shop.close());

  /** A JSON text of this length, whose one member no call reads. */
  const bodyOf = (bytes: number) => `{"_":"${"a".repeat(bytes - 8)}"}`;

  async function statusOf({ method, path }: Operation, bytes: number) {
    sent += 1;
    // The office reads no body of a stranger.
    const who = await attacked.headersOf(path.startsWith("/office/") ? "owner" : "guest");
    const { statusCode } = await attacked.shop.app.inject({
      method,
      url: `/api${path.replace(/\{\w+\}/g, "101")}`,
      payload: bodyOf(bytes),
      headers: { ...who, "content-type": "application/json", "idempotency-key": `${sent}` },
      remoteAddress: `10.${(sent >> 14) & 255}.${(sent >> 6) & 255}.7`,
    });
    return statusCode;
  }

  it("API-2 may be as long as their schemas need, and not one byte longer", async () => {
    const faults: string[] = [];
    const limits: number[] = [];
    for (const operation of attacked.material.operations) {
      const { method, path, body } = operation;
      if (body === null) continue;
      const limit = limitOf(operation);
      limits.push(limit);
      const statuses = [await statusOf(operation, limit), await statusOf(operation, limit + 1)];
      if (statuses[0] === 413 || statuses[1] !== 413) faults.push(`${method} ${path}, ${limit} bytes: ${statuses}`);
    }
    expect(faults).toEqual([]);
    // The others take many dishes, or members that their schema does not name.
    expect(limits.filter((limit) => limit < bodyBytes / 4).length).toBeGreaterThan(limits.length / 4);
  });
});
