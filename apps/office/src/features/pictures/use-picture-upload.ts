import type { WireUploadedPicture } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { pictureFailure } from "../../model/pictures/picture-failure.ts";
import { uploadPicture } from "../../model/pictures/upload-picture.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** `share`: from 0 to 1. `failed`: nothing was stored, and the upload can be retried. */
export type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "failed"; readonly reason: PlainKey };

export interface PictureUpload {
  readonly state: UploadState;
  readonly send: (picture: Blob) => void;
  readonly cancel: () => void;
  /** Null: there is nothing to retry. */
  readonly retry: (() => void) | null;
  readonly fail: (reason: PlainKey) => void;
}

/** The upload of one picture. Unmounting aborts it with a message, because no form would receive the picture. */
export function usePictureUpload(onStored: (picture: WireUploadedPicture) => void): PictureUpload {
  const { t } = useI18n();
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const [last, setLast] = useState<{ readonly picture: Blob; readonly key: string } | null>(null);
  const sending = useRef<AbortController | null>(null);
  // The form may have changed during the upload, so its present state receives the picture.
  const stored = useRef(onStored);
  stored.current = onStored;
  const leave = useRef(() => {});
  leave.current = () => {
    if (sending.current === null) return;
    sending.current.abort();
    showToast({ text: t("picture.stopped"), look: "failed" });
  };
  useEffect(() => () => leave.current(), []);

  async function start(picture: Blob, key: string): Promise<void> {
    sending.current?.abort();
    const attempt = new AbortController();
    const { signal } = attempt;
    sending.current = attempt;
    setLast({ picture, key });
    setState({ kind: "sending", share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: "sending", share });
    };
    const result = await uploadPicture(picture, { key, onProgress, signal });
    if (signal.aborted) return;
    sending.current = null;
    if (!result.ok) return setState({ kind: "failed", reason: pictureFailure(result.error) });
    setState({ kind: "idle" });
    setLast(null);
    stored.current(result.value);
  }

  return {
    state,
    send: (picture) => void start(picture, changeKey()),
    cancel() {
      sending.current?.abort();
      sending.current = null;
      setState({ kind: "idle" });
    },
    // Reuse the first attempt's key, because its answer may have been lost.
    retry: last === null ? null : () => void start(last.picture, last.key),
    fail(reason) {
      setLast(null);
      setState({ kind: "failed", reason });
    },
  };
}
