/**
 * Sends values one at a time, for example the orders of a list: each is based on the version that the previous call
 * made. A value given meanwhile waits, and replaces the one that waited. Resolves with the last answer; null: the call
 * that is running sends this value. After a failure nothing more is sent.
 */
export function createLatestSender<Value, Answer extends { readonly ok: boolean }>(
  send: (value: Value) => Promise<Answer>,
): (value: Value) => Promise<Answer | null> {
  let waiting: { readonly value: Value } | null = null;
  let isSending = false;

  async function sendAll(first: Value): Promise<Answer> {
    const answer = await send(first);
    const next = answer.ok ? waiting : null;
    waiting = null;
    return next === null ? answer : sendAll(next.value);
  }

  return async (value) => {
    if (isSending) {
      waiting = { value };
      return null;
    }
    isSending = true;
    try {
      return await sendAll(value);
    } finally {
      isSending = false;
      waiting = null;
    }
  };
}
