const longestHead = 14;

/**
 * Reads the headers of WebSocket frames in a stream of bytes and skips their payloads (RFC 6455, 5.2). Calls `onFrame`
 * with each payload's length as soon as its header is complete.
 */
export function createFrameMeter(onFrame: (payloadBytes: number) => void): (chunk: Buffer) => void {
  const head = Buffer.alloc(longestHead);
  let headBytes = 0;
  let payloadLeft = 0;

  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (payloadLeft > 0) {
        const skipped = Math.min(payloadLeft, chunk.length - at);
        payloadLeft -= skipped;
        at += skipped;
        continue;
      }
      head[headBytes] = chunk[at] ?? 0;
      headBytes += 1;
      at += 1;
      if (headBytes < headLength(head, headBytes)) continue;
      payloadLeft = payloadLength(head);
      headBytes = 0;
      onFrame(payloadLeft);
    }
  };
}

/** Length of the header as far as the received bytes show: two, more for a long payload, four more for a mask. */
function headLength(head: Buffer, known: number): number {
  if (known < 2) return 2;
  const second = head.readUInt8(1);
  const length = second & 0x7f;
  const extended = length === 126 ? 2 : length === 127 ? 8 : 0;
  return 2 + extended + ((second & 0x80) === 0 ? 0 : 4);
}

function payloadLength(head: Buffer): number {
  const length = head.readUInt8(1) & 0x7f;
  if (length === 126) return head.readUInt16BE(2);
  return length === 127 ? Number(head.readBigUInt64BE(2)) : length;
}
