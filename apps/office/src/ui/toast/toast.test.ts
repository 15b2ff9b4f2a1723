import { afterEach, expect, it, vi } from "vitest";
import { showToast } from "./toast.ts";
import { toastQueue } from "./toast-queue.ts";

const texts = () => toastQueue.visibleToasts.map(({ content }) => content.text);
afterEach(() => toastQueue.clear());

it("a failure that repeats at each hurried press is shown once", async () => {
  for (let press = 0; press < 3; press += 1) showToast({ text: "No connection", look: "failed" });
  showToast({ text: "Saved", look: "done" });
  await vi.waitFor(() => expect(texts()).toContain("Saved"));
  expect(texts().toSorted()).toEqual(["No connection", "Saved"]);
});

it("two actions with the same text keep an undo each", async () => {
  const undo = { label: "Undo", run: () => undefined };
  for (let press = 0; press < 2; press += 1) showToast({ text: "Archived", look: "done", undo });
  await vi.waitFor(() => expect(texts()).toEqual(["Archived", "Archived"]));
});
