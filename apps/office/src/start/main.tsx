import "../theme/base.css";
import { createRoot } from "react-dom/client";
import { createI18n } from "../i18n/i18n.ts";
import { pickLanguage } from "../i18n/language.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { chosenLanguage } from "../platform/device/chosen-language.ts";
import { startTheme } from "../theme/theme.ts";
import { Office } from "./office.tsx";
import { router } from "./router.tsx";

const againMilliseconds = 2_000;
/** The worker fetches the whole build: after the first screen. */
const atRestMs = 1_500;

async function start(): Promise<void> {
  startTheme();
  const language = pickLanguage(chosenLanguage(), navigator.languages);
  const i18n = createI18n(language, await loadMessages(language));
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no root");
  createRoot(root).render(<Office i18n={i18n} />);
  setTimeout(() => void startWorker(), atRestMs);
}

/** Over plain http a browser has no workers, and one of its modes forbids them: the office works without. */
async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const { startOfficeWorker } = await import("../platform/worker/office-worker.ts");
    await startOfficeWorker({ open: (path) => void router.navigate(path) });
  } catch (error) {
    console.warn("registering the service worker failed; the office needs a connection", error);
  }
}

/** Without its texts the office would show keys: on a line that is away it begins again. */
function startWhenReached(): void {
  start().catch(() => setTimeout(startWhenReached, againMilliseconds));
}

startWhenReached();
