/** A stored picture, to crop it again. Null: it did not load, or only in part. */
export async function readPhoto(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
