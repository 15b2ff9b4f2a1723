import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { createFrameReloads } from "../../model/preview/frame-reloads.ts";
import { draftStateQuery } from "../../model/preview/preview-query.ts";

interface ShopFrameOptions {
  readonly address: string;
  /** The frame shows an error page. */
  readonly onMute: () => void;
}

/** Reloads the shop's page in a frame, at its current address, after each saved change. `round`: key of the frame. */
export function useShopFrame({ address, onMute }: ShopFrameOptions) {
  const { origin } = new URL(address);
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const latest = useRef({ origin, onMute });
  const [reloads] = useState(() =>
    createFrameReloads({
      reload: () => frame.current?.contentWindow?.postMessage({ type: "preview-reload" }, latest.current.origin),
      replace: () => setRound((before) => before + 1),
      onMute: () => latest.current.onMute(),
    }),
  );
  useEffect(() => {
    latest.current = { origin, onMute };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address opens another page
  useEffect(() => reloads.opened(), [address, reloads]);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const isOurs = event.source === frame.current?.contentWindow && event.origin === latest.current.origin;
      if (isOurs && event.data?.type === "preview-ready") reloads.ready();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [reloads]);

  const { data: state } = useQuery(draftStateQuery);
  const shown = useRef(state);
  useEffect(() => {
    if (state === undefined || state === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = state;
    if (!isFirst) reloads.saved();
  }, [state, reloads]);
  return { frame, round, onLoad: reloads.loaded };
}
