import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appendToOutbox, outboxFile } from "./outbox.ts";
import { pruneOutbox } from "./outbox-archive.ts";

const day = 86_400_000;

describe("the outbox file", () => {
  let dataDir = "";
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "skatert-outbox-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const write = (at: number, text: string) =>
    appendToOutbox({ dataDir, now: () => at }, { channel: "sms", to: "+79160000000", text });
  const texts = async (file: string) =>
    (await readFile(join(dataDir, file), "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).text);

  it("collects messages for a week, is then archived, and is deleted after a month", async () => {
    await write(0, "first");
    await pruneOutbox(dataDir, 7 * day);
    expect(await texts(outboxFile)).toEqual(["first"]);
    await pruneOutbox(dataDir, 7 * day + 1);
    await write(8 * day, "second");
    expect([await texts("outbox/messages.0.jsonl"), await texts(outboxFile)]).toEqual([["first"], ["second"]]);
    await pruneOutbox(dataDir, 30 * day + 1);
    expect(await readdir(join(dataDir, "outbox"))).toEqual([`messages.${8 * day}.jsonl`]);
  });

  it("loses no message when two processes archive the same week", async () => {
    await write(0, "old");
    await Promise.all([pruneOutbox(dataDir, 8 * day), pruneOutbox(dataDir, 8 * day)]);
    await write(8 * day, "new");
    await pruneOutbox(dataDir, 8 * day);
    expect([await texts("outbox/messages.0.jsonl"), await texts(outboxFile)]).toEqual([["old"], ["new"]]);
  });

  it("may be absent", async () => {
    await pruneOutbox(dataDir, day);
    await mkdir(join(dataDir, "outbox"));
    await pruneOutbox(dataDir, day);
    expect(await readdir(join(dataDir, "outbox"))).toEqual([]);
  });
});
