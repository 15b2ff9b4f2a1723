import { htmlAnswer, type ServerAnswer } from "./responses.ts";

/** The texts of APP-5. */
const text = "Приносим свои извинения, сайт находится на профилактике.";
/** When a page that answered 503 may be requested again. */
export const retrySeconds = 15;

/** A covered dish on a cloth. */
const picture = `<svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
<path d="M14 100h172l-14 14H28z" fill="var(--cloth)"/><ellipse cx="100" cy="100" rx="82" ry="7" fill="var(--plate)"/>
<path d="M36 96a64 62 0 01128 0z" fill="var(--cover)"/><path d="M56 90a46 44 0 0128-38" fill="none"
stroke="var(--plate)" stroke-width="5" stroke-linecap="round"/><circle cx="100" cy="29" r="8" fill="var(--cover)"/></svg>`;

/** Uses no file of the build, because the build may be broken. */
const style = `:root{color-scheme:light dark;--cloth:#e7dcc7;--plate:#fffdf8;--cover:#9c1f45;--ground:#f6f1e7;--ink:#241c18}
@media (prefers-color-scheme:dark){:root{--cloth:#38302a;--plate:#f3ece2;--cover:#c2476c;--ground:#1f1b18;--ink:#f3ece2}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:32px;box-sizing:border-box;
font:500 20px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--ink);text-align:center}
main{display:grid;gap:24px;justify-items:center;max-width:26em;text-wrap:balance}p{margin:0}`;

/** Shown if the settings do not answer: 503, and the page retries automatically (APP-5). */
export function maintenancePage(): ServerAnswer {
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${retrySeconds}">
<title>Сайт на профилактике</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main>${picture}<p>${text}</p></main></body></html>`;
  return htmlAnswer(html, { status: 503, scope: "private", headers: { "retry-after": String(retrySeconds) } });
}
