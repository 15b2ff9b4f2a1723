import "../theme/base.css";
import { createRoot } from "react-dom/client";
import { ROUBLE } from "../i18n/formats.ts";
import { pickLanguage } from "../i18n/language.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { chosenLanguage } from "../platform/device/chosen-language.ts";
import { keptMe } from "../platform/session/kept-me.ts";
import { startTheme } from "../theme/theme.ts";
import { Office } from "./office.tsx";

const againMilliseconds = 2_000;

async function start(): Promise<void> {
  startTheme();
  const language = pickLanguage(chosenLanguage(), navigator.languages);
  const spoken = { language, messages: await loadMessages(language), currency: keptMe()?.currency ?? ROUBLE };
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no root");
  createRoot(root).render(<Office spoken={spoken} />);
}

/** Without its texts the office would show message keys, so if they fail to load the start is retried. */
function startWhenReached(): void {
  start().catch(() => setTimeout(startWhenReached, againMilliseconds));
}

startWhenReached();
