import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { apiError } from "@skatert/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

type Headers = Readonly<Record<string, string>>;

/** Statuses for errors of the HTTP parser, by error code; any other is 400. */
const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function bodyOf(status: number): string {
  const { code, message, data } = apiError("rest_invalid_param", "The request cannot be read");
  return JSON.stringify({ code, message, data: { ...data, status } });
}

/** Answers bytes that never become a request, with the same shape and headers as every other error. */
export function createClientErrorHandler(headers: Headers): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ""] ?? 400;
    const body = bodyOf(status);
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
  };
}

/** Answers an invalid address, which no route receives. */
export function createFrameworkErrorHandler(headers: Headers) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 400;
    void reply.code(status).headers(headers).type("application/json; charset=utf-8").send(bodyOf(status));
  };
}
