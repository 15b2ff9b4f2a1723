import { once } from "node:events";
import { connect } from "node:net";

/** One answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Lower case. */
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they stand and, once the server has closed, returns everything that came back. */
export async function exchange(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let said = "";
  socket.on("data", (piece: string) => {
    said += piece;
  });
  // A server that refuses may close before all has been sent.
  socket.on("error", () => undefined);
  for (const piece of pieces) socket.write(piece);
  await once(socket, "close");
  return said;
}

/** The answers in what came back, each with as much body as it says it has. */
export function answersIn(said: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = said;
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

/** A request for a path exactly as it is written, without anybody tidying it up; returns what came back. */
export async function getRaw(port: number, path: string, host = "stol.example"): Promise<RawAnswer> {
  const said = await exchange(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = answersIn(said);
  return { ...(answer ?? { status: 0, head: "" }), body: said };
}
