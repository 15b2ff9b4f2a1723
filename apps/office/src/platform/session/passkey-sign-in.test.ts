import { afterEach, expect, it, vi } from "vitest";
import { openApi } from "../api/api.ts";
import { askForPasskey } from "../passkeys/passkeys.ts";
import { signInByPasskey } from "./passkey-sign-in.ts";

vi.mock("../api/api.ts", () => ({ openApi: { change: vi.fn(async () => ({ ok: true, value: {} })) } }));
vi.mock("../passkeys/passkeys.ts", () => ({ askForPasskey: vi.fn() }));
vi.mock("./session-calls.ts", () => ({ remembered: vi.fn() }));
afterEach(() => vi.clearAllMocks());

it("STAFF-1 shows no message to a person who cancelled", async () => {
  vi.mocked(askForPasskey).mockResolvedValue("left");
  expect(await signInByPasskey(false)).toBeNull();
});

it.each(["failed", "known"] as const)("STAFF-1 reports a failure if the browser could not ask (%s)", async (answer) => {
  vi.mocked(askForPasskey).mockResolvedValue(answer);
  expect(await signInByPasskey(false)).toMatchObject({ ok: false, error: { code: "passkey_failed" } });
  expect(openApi.change).toHaveBeenCalledOnce();
});
