import type { AnswerSchema, ApiFetch } from "@skatert/contract";
import { waitForSignIn } from "../session/session-end.ts";
import { createOfficeCalls } from "./calls.ts";
import type { OfficeResult } from "./office-error.ts";

export interface UploadOptions {
  /** Idempotency key: a retry with the same key stores the file once. */
  readonly key: string;
  /** From 0 to 1, during the upload. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const patienceMs = 120_000;

/** Sends a file as the body of a call. Like any change, it waits for a sign-in if the session has expired. */
export function uploadFile<Value>(
  path: string,
  schema: AnswerSchema<Value>,
  file: Blob,
  { key, ...options }: UploadOptions,
): Promise<OfficeResult<Value>> {
  const calls = createOfficeCalls({ fetch: sending(file, options), whenSessionEnds: waitForSignIn });
  return calls.change("POST", path, schema, { key });
}

/** A `fetch` with the file as its body. It uses XMLHttpRequest, because fetch reports no upload progress. */
function sending(file: Blob, { onProgress, signal }: Omit<UploadOptions, "key">): ApiFetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? "POST", url);
      request.timeout = patienceMs;
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.setRequestHeader("content-type", file.type);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () => {
        const wait = request.getResponseHeader("retry-after");
        const headers = new Headers(wait === null ? [] : [["retry-after", wait]]);
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      for (const event of ["error", "abort", "timeout"] as const)
        request.addEventListener(event, () => reject(new TypeError(`the upload ended with ${event}`)));
      signal.addEventListener("abort", () => request.abort(), { once: true });
      if (signal.aborted) reject(new TypeError("the upload was cancelled"));
      else request.send(file);
    });
}
