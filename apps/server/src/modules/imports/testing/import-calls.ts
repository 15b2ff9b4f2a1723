import { OFFICE_PATHS, type WireImport } from "@skatert/contract";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";

/** A body of `POST imports`, for `app.inject`. */
export function formOf(file: Uint8Array, fields: Readonly<Record<string, string>> = {}, name = "menu.csv") {
  const boundary = "----import-test";
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

type Headers = Readonly<Record<string, string>>;

export async function upload(shop: RunningShop, headers: Headers, file: Uint8Array, fields: Headers = {}) {
  const form = formOf(file, fields);
  return shop.app.inject({
    method: "POST",
    url: OFFICE_PATHS.imports,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

/** Uploads a table and runs its judging. Returns the import from the office's call. */
export async function judged(shop: RunningShop, headers: Headers, file: Uint8Array, fields: Headers = {}) {
  const started = await upload(shop, headers, file, fields);
  if (started.statusCode !== 202) throw new Error(started.body);
  await shop.app.services.jobs.runDue();
  return readImport(shop, headers, started.json().id);
}

/** Judges an import once more. */
export async function judgedAgain(shop: RunningShop, headers: Headers, id: number, payload: object) {
  const url = `${OFFICE_PATHS.imports}/${id}/judge`;
  const answer = await shop.app.inject({ method: "POST", url, headers, payload });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  await shop.app.services.jobs.runDue();
  return readImport(shop, headers, id);
}

export async function readImport(shop: RunningShop, headers: Headers, id: number, query = ""): Promise<WireImport> {
  const url = `${OFFICE_PATHS.imports}/${id}${query}`;
  return (await shop.app.inject({ method: "GET", url, headers })).json();
}

/** Applies an import and runs the job. */
export async function applied(
  shop: RunningShop,
  headers: Headers,
  id: number,
  choice: object = {},
): Promise<WireImport> {
  const url = `${OFFICE_PATHS.imports}/${id}/apply`;
  const answer = await shop.app.inject({ method: "POST", url, headers, payload: choice });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  await shop.app.services.jobs.runDue();
  return readImport(shop, headers, id);
}

export async function undone(shop: RunningShop, headers: Headers, id: number) {
  return shop.app.inject({ method: "POST", url: `${OFFICE_PATHS.imports}/${id}/undo`, headers });
}
