/**
 * Streams a body with backpressure. Fails above `maxBytes`, and when a requested piece does not arrive within
 * `idleMs`.
 */
export async function* boundedBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  idleMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const piece = await nextWithin(reader, idleMs);
      if (piece.done) return;
      bytes += piece.value.length;
      if (bytes > maxBytes) throw new Error("the file is too large");
      yield piece.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function nextWithin(reader: ReadableStreamDefaultReader<Uint8Array>, idleMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the file stalled")), idleMs);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
