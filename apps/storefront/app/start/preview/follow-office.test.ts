import { expect, it, vi } from "vitest";
import { followOffice } from "./follow-office.ts";

it("EDIT-4 a preview loads again when the office around it has saved a change, and for nobody else", () => {
  const office = { postMessage: vi.fn() };
  const listeners: ((event: object) => void)[] = [];
  const page = {
    location: { reload: vi.fn() },
    parent: office,
    addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener),
  };
  followOffice(page as unknown as Window);
  expect(office.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "preview-ready" }, "*");
  const hear = (event: object) => listeners[0]?.(event);
  hear({ source: {}, data: { type: "preview-reload" } });
  hear({ source: office, data: null });
  expect(page.location.reload).not.toHaveBeenCalled();
  hear({ source: office, data: { type: "preview-reload" } });
  expect(page.location.reload).toHaveBeenCalledOnce();
});
