import { describe, expect, it } from "vitest";
import { endpointOf } from "./realtime-client.ts";

const none = { key: "k", cluster: null, host: null, wsPath: null };

describe("address of the realtime client", () => {
  it("API-8 is the hosted service with forced TLS when the settings name a cluster", () => {
    expect(endpointOf({ ...none, cluster: "eu" }, "http://stol.example/")).toEqual({ cluster: "eu", forceTLS: true });
  });

  it("API-8 is otherwise the shop's own endpoint, with TLS if the page has it", () => {
    expect(endpointOf(none, "https://stol.example/menu/supy")).toMatchObject({
      wsHost: "stol.example",
      wssPort: 443,
      forceTLS: true,
      enabledTransports: ["ws", "wss"],
    });
    expect(endpointOf(none, "http://127.0.0.1:3000/")).toMatchObject({
      wsHost: "127.0.0.1",
      wsPort: 3000,
      forceTLS: false,
    });
  });
});
