interface PlainPage {
  readonly status: number;
  readonly html: string;
}

/** A token that is invalid, expired, or of a session that ended. */
export const endedPreviewPage: PlainPage = {
  status: 403,
  html: pageOf(
    "Предпросмотр закрыт",
    "Нажмите под ним «Обновить» или откройте его ещё раз из офиса: «Магазин» → «Оформление» или «Изменения».",
    "This preview has ended. Press “Reload” below it, or open it again from the office.",
  ),
};

/** A draft with unreadable settings; the office names its faults. */
export const brokenDraftPage: PlainPage = {
  status: 422,
  html: pageOf(
    "Черновик пока нельзя показать",
    "В нём есть ошибка, с которой магазин не откроется. Она названа в офисе, в разделе «Изменения».",
    "The draft has a fault that keeps the shop from opening. The office names it under “Changes”.",
  ),
};

function pageOf(title: string, text: string, english: string): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;background:#faf7f2;color:#2b2622;text-align:center}
main{padding:2rem;max-width:32rem}
h1{font-size:1.375rem}
@media (prefers-color-scheme:dark){body{background:#1d1a18;color:#f3ece4}}
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p lang="en">${english}</p></main></body>
</html>
`;
}
