import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

export interface ReceivedPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A receiver of notices on the loopback interface: the Bot API or a webhook. */
export interface FakeReceiver {
  readonly url: string;
  readonly posts: ReceivedPost[];
  /** The current answer; 200 at first. "hang": accepts the request and never answers. */
  answer: ReceiverAnswer | "hang";
  /** The answer to a post; `answer` by default. */
  answerTo: (post: ReceivedPost) => ReceiverAnswer | "hang";
  close(): Promise<void>;
}

export async function startFakeReceiver(): Promise<FakeReceiver> {
  const posts: ReceivedPost[] = [];
  const server = createServer((incoming, response) => {
    void textOf(incoming).then((body) => {
      const post = { path: incoming.url ?? "", headers: incoming.headers, body };
      posts.push(post);
      const answer = fake.answerTo(post);
      if (answer === "hang") return;
      const { status, headers = {}, body: text = '{"ok":true}' } = answer;
      response.writeHead(status, headers).end(text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver does not listen");
  const fake: FakeReceiver = {
    url: `http://127.0.0.1:${address.port}`,
    posts,
    answer: { status: 200 },
    answerTo: () => fake.answer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
