import type { AnswerSchema, ApiFetch } from "@skatert/contract";
import { waitForSignIn } from "../session/session-end.ts";
import { createOfficeCalls } from "./calls.ts";
import type { OfficeResult } from "./office-error.ts";

export interface UploadOptions {
  /** The same key sends the same file again. */
  readonly key: string;
  /** From 0 to 1, while the file is on its way. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const patienceMs = 120_000;

/** Sends a file as the body of a call. Otherwise as every change: a session that ended is waited for. */
export function uploadFile<Value>(
  path: string,
  schema: AnswerSchema<Value>,
  file: Blob,
  { key, ...options }: UploadOptions,
): Promise<OfficeResult<Value>> {
  const calls = createOfficeCalls({ fetch: sending(file, options), whenSessionEnds: waitForSignIn });
  return calls.change("POST", path, schema, { key });
}

/** A `fetch` whose body is the file. XMLHttpRequest, because fetch tells no progress of what it sends. */
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
