import { once } from "node:events";
import { connect } from "node:net";

/** One answer as raw text. */
export interface RawAnswer {
  readonly status: number;
  /** Lower case. */
  readonly head: string;
  readonly body: string;
}

/** Sends bytes unchanged; returns everything received until the server closes. */
export async function exchange(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  socket.on("data", (piece: string) => {
    received += piece;
  });
  // A server that refuses may close before all is sent.
  socket.on("error", () => undefined);
  for (const piece of pieces) socket.write(piece);
  await once(socket, "close");
  return received;
}

/** Splits what was received into answers, each with the body length it declares. */
export function answersIn(received: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest.startsWith("HTTP/1.1 ")) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.slice(0, end === -1 ? rest.length : end).toLowerCase();
    const length = Number(/\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    const body = end === -1 ? "" : rest.slice(end + 4, end + 4 + length);
    answers.push({ status: Number(head.slice(9, 12)), head, body });
    rest = end === -1 ? "" : rest.slice(end + 4 + length);
  }
  return answers;
}

/** Requests a path exactly as written, without normalisation; returns what was received. */
export async function getRaw(port: number, path: string, host = "stol.example"): Promise<RawAnswer> {
  const received = await exchange(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = answersIn(received);
  return { ...(answer ?? { status: 0, head: "" }), body: received };
}
