import { once } from "node:events";
import { connect } from "node:net";
import { version } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("malformed HTTP", (engine) => {
  let shop: RunningShop;
  let port = 0;
  beforeAll(async () => {
    shop = await startShop({ engine });
    port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });
  afterAll(() => shop.close());

  /** Sends bytes unchanged; returns status, headers and body. */
  async function send(text: string) {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let said = "";
    socket.on("data", (part: string) => {
      said += part;
    });
    socket.write(text);
    await once(socket, "close");
    const [head = "", body = ""] = said.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
  }
  const get = (path: string, host = "stol.example") =>
    send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  it.each([
    ["no request at all", "GARBAGE\r\n\r\n", 400],
    ["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
    [
      "two lengths",
      "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("answers %s in the WordPress shape, with the protecting headers", async (_title, text, status) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), data: { status } });
    expect(answer.head).toContain("content-security-policy: default-src 'self'");
  });

  it("reads a proxy's absolute address as its path", async () => {
    expect((await get("http://stol.example/api/healthz")).body).toBe(`ok ${version}\n`);
  });

  it("refuses an invalid Host", async () => {
    for (const host of ["a b", "evil.example/path", "[::1", "user@stol.example"]) {
      expect((await get("/robots.txt", host)).status).toBe(400);
    }
    expect((await get("/robots.txt", "[::1]:8080")).body).toContain("Sitemap: http://[::1]:8080/sitemap.xml");
  });

  it("refuses a body with a Content-Length over a megabyte before it is sent", async () => {
    const answer = await send(
      "POST /wp-json/checkout/quote HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n",
    );
    expect(answer.status).toBe(413);
  });
});
