import { cpuEach } from "../arithmetic.ts";
import { cpuDuring, type ProbedProgram } from "../programs/probed-program.ts";

const rounds = 5;

/**
 * CPU-ms of a piece of work by program: the minimum of several rounds, which alternate between the programs. The first
 * round warms them up. `work`: answers how many pieces it has done.
 */
export async function leastCosts<Program extends ProbedProgram>(
  programs: readonly Program[],
  work: (program: Program) => Promise<number>,
): Promise<readonly number[]> {
  const least = programs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, program] of programs.entries()) {
      const { cpuMs, result } = await cpuDuring(program, () => work(program));
      least[index] = Math.min(least[index] ?? 0, cpuEach(cpuMs, result));
    }
  }
  return least;
}
