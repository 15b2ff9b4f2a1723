import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** "hang": never greets; "drip": greets endlessly; the numbers refuse like SMTP servers. */
export type SmtpMood = "speak" | "hang" | "drip" | "refuse-password" | "refuse-address" | "busy";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as sent, dots unstuffed. */
  readonly data: string;
}

/** A mail server on the loopback interface, without TLS. */
export interface FakeSmtp {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Logins tried. */
  logins: number;
  /** Connections taken. */
  connections: number;
  mood: SmtpMood;
  close(): Promise<void>;
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    fake.connections += 1;
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    serve(socket, fake);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server does not listen");
  const fake: FakeSmtp = {
    url: `smtp://shop:secret@127.0.0.1:${address.port}`,
    mails: [],
    logins: 0,
    connections: 0,
    mood: "speak",
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
}

function serve(socket: Socket, fake: FakeSmtp): void {
  if (fake.mood === "hang") return;
  if (fake.mood === "drip") drip(socket);
  else greet(socket, fake);
}

function greet(socket: Socket, fake: FakeSmtp): void {
  socket.write("220 fake ESMTP\r\n");
  const take = conversation(fake);
  let rest = "";
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString()).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const answer = take(line);
      if (answer !== null) socket.write(`${answer}\r\n`);
    }
  });
}

/** Answers the lines of one connection; null: nothing yet. */
function conversation(fake: FakeSmtp): (line: string) => string | null {
  let from = "";
  let to: string[] = [];
  let data: string[] | null = null;

  function takeData(lines: string[], line: string): string | null {
    if (line !== ".") {
      lines.push(line.replace(/^\./, ""));
      return null;
    }
    fake.mails.push({ from, to, data: lines.join("\r\n") });
    data = null;
    return "250 taken";
  }

  return (line) => {
    if (data !== null) return takeData(data, line);
    switch (line.slice(0, 4).toUpperCase()) {
      case "EHLO":
        return "250-fake\r\n250-8BITMIME\r\n250 AUTH PLAIN";
      case "AUTH":
        fake.logins += 1;
        return fake.mood === "refuse-password" ? "535 5.7.8 wrong login" : "235 welcome";
      case "MAIL":
        from = addressIn(line);
        to = [];
        return fake.mood === "busy" ? "451 try later" : "250 ok";
      case "RCPT":
        to.push(addressIn(line));
        return fake.mood === "refuse-address" ? "550 no such address" : "250 ok";
      case "DATA":
        data = [];
        return "354 go on";
      default:
        return "250 ok";
    }
  };
}

/** A greeting of many lines, none of which is the last. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write("220-still here\r\n"), 20);
  socket.on("close", () => clearInterval(timer));
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}
