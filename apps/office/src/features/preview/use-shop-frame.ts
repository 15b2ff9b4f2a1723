import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { draftStateQuery } from "../../model/preview/preview-query.ts";

/** Reloads the shop's page in a frame, at its current address, after each saved change. */
export function useShopFrame(shopOrigin: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: state } = useQuery(draftStateQuery);
  const shown = useRef(state);
  useEffect(() => {
    if (state === undefined || state === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = state;
    if (!isFirst) frame.current?.contentWindow?.postMessage({ type: "preview-reload" }, shopOrigin);
  }, [state, shopOrigin]);
  return frame;
}
