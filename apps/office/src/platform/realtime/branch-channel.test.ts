import { expect, it } from "vitest";
import { endpointOf } from "./branch-channel.ts";

it.each([
  ["https://office.example/office/", { wsHost: "office.example", wsPort: 443, wssPort: 443, forceTLS: true }],
  ["http://127.0.0.1:3000/office/stops", { wsHost: "127.0.0.1", wsPort: 3000, wssPort: 3000, forceTLS: false }],
])("connects %s to its own host", (page, options) => {
  expect(endpointOf({ key: "skatert" }, page)).toMatchObject(options);
});

it("connects to the hosted service by its cluster, only over TLS", () => {
  expect(endpointOf({ key: "abc", cluster: "eu" }, "http://127.0.0.1/")).toEqual({ cluster: "eu", forceTLS: true });
});
