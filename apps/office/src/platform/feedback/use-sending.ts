import { useState } from "react";

/** Whether a request is running, and a function that tracks one: `await during(call)`. */
export function useSending() {
  const [count, setCount] = useState(0);
  const during = async <Result>(work: Promise<Result>): Promise<Result> => {
    setCount((before) => before + 1);
    try {
      return await work;
    } finally {
      setCount((before) => before - 1);
    }
  };
  return [count > 0, during] as const;
}
