import { htmlAnswer, type ServerAnswer } from "./responses.ts";

/** The words of APP-5. */
const text = "Приносим свои извинения, сайт находится на профилактике.";
const retrySeconds = 15;

/** Shown when the settings do not answer: 503, and the page tries again by itself. Needs no file of the build. */
export function maintenancePage(): ServerAnswer {
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${retrySeconds}">
<title>Сайт на профилактике</title><meta name="robots" content="noindex">
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:32px;
font:400 20px/1.5 system-ui,sans-serif;background:#f6f1e7;color:#241c18;text-align:center;text-wrap:balance}
@media (prefers-color-scheme:dark){body{background:#1f1b18;color:#f3ece2}}</style></head>
<body><main><p>${text}</p></main></body></html>`;
  return htmlAnswer(html, { status: 503, scope: "private", headers: { "retry-after": String(retrySeconds) } });
}
