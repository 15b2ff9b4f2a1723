import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** The worker downloads the whole build, so it starts after the first screen. */
const atRestMs = 1_500;

/** Starts the service worker, whose notifications open pages of the office. */
export function WorkerStart() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  useEffect(() => {
    const timer = setTimeout(() => void startWorker((path) => void latest.current(path)), atRestMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Over plain http, and in some private modes, there are no workers. The office works without them. */
async function startWorker(open: (path: string) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const { startOfficeWorker } = await import("../platform/worker/office-worker.ts");
    await startOfficeWorker({ open });
  } catch (error) {
    console.warn("registering the service worker failed; the office needs a connection", error);
  }
}
