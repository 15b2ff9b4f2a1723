import type { Family } from "./family.ts";
import { board } from "./rows/board.ts";
import { boardLighthouse } from "./rows/board-lighthouse.ts";
import { boardPage } from "./rows/board-page.ts";
import { browser } from "./rows/browser.ts";
import { cachedPage } from "./rows/cached-page.ts";
import { chain } from "./rows/chain.ts";
import { edit } from "./rows/edits.ts";
import { flood } from "./rows/flood.ts";
import { grid } from "./rows/grid.ts";
import { groups } from "./rows/groups.ts";
import { growth } from "./rows/growth.ts";
import { guestPage } from "./rows/guest-page.ts";
import { history } from "./rows/history.ts";
import { imports } from "./rows/imports.ts";
import { lighthouse } from "./rows/lighthouse.ts";
import { livePage } from "./rows/live-page.ts";
import { office } from "./rows/office.ts";
import { orders } from "./rows/orders.ts";
import { ordersPostgres } from "./rows/orders-postgres.ts";
import { pageWeight } from "./rows/page-weight.ts";
import { quotes } from "./rows/quotes.ts";
import { scale } from "./rows/scale.ts";
import { size } from "./rows/size.ts";
import { sockets } from "./rows/sockets.ts";
import { start } from "./rows/start.ts";

/** All measurements, in the order of the report. */
export const families: readonly Family[] = [
  ...[cachedPage, livePage, growth, pageWeight, browser, lighthouse, boardLighthouse],
  ...[
    orders,
    ordersPostgres,
    history,
    board,
    boardPage,
    guestPage,
    office,
    grid,
    quotes,
    groups,
    flood,
    sockets,
    edit,
    imports,
    start,
    chain,
    scale,
    size,
  ],
];
