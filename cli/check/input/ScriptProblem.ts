import type { ProblemId } from '#islands/diagnosis/problems.ts'

/** Why the script at an address, or a file that it loads, cannot be loaded. */
export interface ScriptProblem {
  id: Extract<ProblemId, 'wrong-script-path' | 'missing-chunk'>
  message: string
}

export const wrongPath = (address: string, problem: string): ScriptProblem => ({
  id: 'wrong-script-path',
  message: `src: "${address}" ${problem}`,
})
