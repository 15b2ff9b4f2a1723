import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** Answers many questions at once; a question missing in the map has no answer. */
type AnswerAll<Question, Answer> = (questions: readonly Question[]) => Promise<ReadonlyMap<Question, Answer>>;

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

const maxAtOnce = 200;
/** Maximum time that a hanging statement blocks the calls behind it. */
const patienceMs = 100;

/**
 * Combines concurrent calls into one statement: the boards of a branch call together, because one message wakes them
 * all. Calls that arrive while a statement runs share the next one, so that no answer is older than its question.
 * `gatherMs`: how long the first call waits for others, if its caller can wait.
 */
export function gatherCalls<Question, Answer>(
  answerAll: AnswerAll<Question, Answer>,
  { gatherMs = 0 }: { readonly gatherMs?: number } = {},
): (question: Question) => Promise<Answer | undefined> {
  let waiting: Asked<Question, Answer>[] = [];
  let isRunning = false;

  async function answer(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    try {
      const answers = await answerAll([...new Set(asked.map(({ question }) => question))]);
      for (const { question, resolve } of asked) resolve(answers.get(question));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that arrive together are read in one turn of the event loop.
      await (gatherMs > 0 ? wait(gatherMs) : nextTurn());
      const asked = waiting.slice(0, maxAtOnce);
      waiting = waiting.slice(maxAtOnce);
      await atMost(patienceMs, answer(asked));
    }
    isRunning = false;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
