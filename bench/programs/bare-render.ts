import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";

// The floor of a rendered page: only React, rendering 200 bare cards, and node:http sending them.
const dishes = Array.from({ length: 200 }, (_, id) => ({ id, name: `Борщ с говядиной ${id}`, price: `${300 + id} ₽` }));

function Card({ id, name, price }: { readonly id: number; readonly name: string; readonly price: string }) {
  return element(
    "article",
    { className: "card" },
    element("img", { src: `/dishes/${id}.webp`, alt: "", width: 960, height: 720, loading: "lazy" }),
    element("h3", null, element("a", { href: `?product_id=${id}` }, name)),
    element("p", null, price),
    element("button", { type: "button", "data-add": id, "aria-label": name }, "+"),
  );
}

const server = createServer((_request, response) => {
  const cards = dishes.map((dish) => element(Card, { key: dish.id, ...dish }));
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(renderToString(element("main", null, cards)));
});
server.listen(0, "127.0.0.1", () => {
  const { port }: AddressInfo = Object(server.address());
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
