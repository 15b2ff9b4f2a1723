/** The text of a file's bytes, or the reason why it cannot be decoded. */
export type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "fault"; readonly message: string };

const remedy = 'save it as UTF-8 (Notepad: "Save as", Encoding "UTF-8")';

/** Reads UTF-8 and drops the byte order mark of Notepad. A fault names the other encoding and the remedy. */
export function decodeText(bytes: Buffer): DecodedText {
  const other = otherEncoding(bytes);
  if (other !== null) return { kind: "fault", message: `is saved as ${other}: ${remedy}` };
  try {
    return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { kind: "fault", message: `is not UTF-8, probably ${legacyEncoding(bytes)}: ${remedy}` };
  }
}

/** UTF-16, by its byte order mark or by the zero bytes of Latin letters. */
function otherEncoding(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "UTF-16";
  if (first === 0xfe && second === 0xff) return "UTF-16";
  return first === 0 || second === 0 ? "UTF-16" : null;
}

/** Russian letters of Windows-1251 are 0xC0–0xFF; those of DOS code page 866 are mostly below 0xC0. */
function legacyEncoding(bytes: Buffer): string {
  const high = bytes.filter((byte) => byte >= 0x80);
  const windows = high.filter((byte) => byte >= 0xc0);
  return windows.length * 2 >= high.length ? "Windows-1251" : "DOS 866";
}
