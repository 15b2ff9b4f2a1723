import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// The floor of a cached page: only node:http, sending the same bytes under the same headers to everybody.
const { head, body }: { head: string[]; body: string } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const bytes = Buffer.from(body, "base64");
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, head).end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const { port }: AddressInfo = Object(server.address());
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
