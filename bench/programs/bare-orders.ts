import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// The floor of an order: node:http and one transaction with as many written rows and the same durability as the shop's.
const writes = 30;
const db = new DatabaseSync(join(process.argv[2] ?? "", "bare.sqlite"));
db.exec("pragma journal_mode = WAL");
db.exec("pragma synchronous = FULL");
db.exec("create table if not exists rows (id integer primary key, body text)");
const insert = db.prepare("insert into rows (body) values (?)");

function save(body: string): void {
  db.exec("begin immediate");
  for (let row = 0; row < writes; row += 1) insert.run(body);
  db.exec("commit");
}

const server = createServer((request, response) => {
  request.setEncoding("utf8");
  let body = "";
  request.on("data", (piece: string) => {
    body += piece;
  });
  request.on("end", () => {
    save(body);
    response.end("{}");
  });
});
server.listen(0, "127.0.0.1", () => {
  const { port }: AddressInfo = Object(server.address());
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
