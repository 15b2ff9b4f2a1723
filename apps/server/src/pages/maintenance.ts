/** The specification prescribes this text (APP-5). */
export const maintenanceText = "Приносим свои извинения, сайт находится на профилактике.";

const seconds = 10;

/** The page reloads itself until the shop's settings answer. */
export const maintenancePage = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<meta name="robots" content="noindex">
<title>Профилактика</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;background:#faf7f2;color:#2b2622;text-align:center}
main{padding:2rem;max-width:32rem}
@media (prefers-color-scheme:dark){body{background:#1d1a18;color:#f3ece4}}
</style>
</head>
<body><main><p>${maintenanceText}</p></main></body>
</html>
`;

export const maintenanceHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "retry-after": String(seconds),
} as const;
