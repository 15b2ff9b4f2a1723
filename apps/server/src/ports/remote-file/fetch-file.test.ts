import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { fetchFile, type RemoteFileOptions } from "./fetch-file.ts";
import { isPublicAddress } from "./public-addresses.ts";

describe("a file of another server", () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serving(answer: RequestListener): Promise<string> {
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const here: RemoteFileOptions = { mayCall: (address) => address === "127.0.0.1", ports: "any" };

  it("is fetched, also after a redirect", async () => {
    const origin = await serving((request, response) => {
      if (request.url === "/old.jpg") response.writeHead(302, { location: "/soup.jpg" }).end();
      else response.end("picture");
    });
    const { bytes, path } = await fetchFile(`${origin}/old.jpg`, here);
    expect([bytes.toString(), path]).toEqual(["picture", "/soup.jpg"]);
  });

  it.each([
    "http://127.0.0.1/soup.jpg",
    "http://localhost/soup.jpg",
    "http://[::1]/soup.jpg",
    "http://2130706433/soup.jpg",
    "http://0x7f.1/soup.jpg",
    "http://169.254.169.254/latest/meta-data",
    "http://[::ffff:10.0.0.1]/soup.jpg",
    "http://10.1.2.3/soup.jpg",
  ])("is refused in the server's own networks: %s", async (address) => {
    await expect(fetchFile(address)).rejects.toMatchObject({ reason: "private-address" });
  });

  it("is refused if a redirect targets the server's own networks", async () => {
    const origin = await serving((_request, response) =>
      response.writeHead(302, { location: "http://127.0.0.2/" }).end(),
    );
    await expect(fetchFile(origin, here)).rejects.toMatchObject({ reason: "private-address" });
  });

  it.each([
    "file:///etc/passwd",
    "ftp://example.org/a",
    "http://user:word@example.org/a",
    "http://example.org:22/",
    "no",
  ])("is refused at an address that is no web address: %s", async (address) => {
    await expect(fetchFile(address)).rejects.toMatchObject({ reason: "address" });
  });

  it("is refused above its limit, after endless redirects, and when it hangs", async () => {
    const origin = await serving((request, response) => {
      if (request.url === "/large") response.end(Buffer.alloc(2_000));
      else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
      else if (request.url === "/gone") response.writeHead(404).end();
    });
    const fetched = (path: string, more: RemoteFileOptions = {}) => fetchFile(origin + path, { ...here, ...more });
    await expect(fetched("/large", { maxBytes: 1_000 })).rejects.toMatchObject({ reason: "too-large" });
    await expect(fetched("/loop")).rejects.toMatchObject({ reason: "redirects" });
    await expect(fetched("/gone")).rejects.toMatchObject({ reason: "status" });
    await expect(fetched("/hangs", { maxMs: 50 })).rejects.toMatchObject({ reason: "too-slow" });
  });
});

describe("public addresses", () => {
  it.each([
    ["93.184.215.14", true],
    ["2a00:1450:4010:c0f::8a", true],
    ["172.31.255.255", false],
    ["100.64.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["::", false],
    ["64:ff9b::a00:1", false],
    ["2002:a00:1::", false],
  ])("%s: %s", (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
});
