import type { Fault } from '../loader/fault.types.ts'
import { faultProblems } from './faultProblems.ts'

/** Why a marker has failed, for the console: a line for each problem. The parameters are those of {@link faultProblems}. */
export function faultLines(fault: Fault, names: readonly string[], tag: string): string[] {
  if (fault.kind === 'load') return [`could not be loaded: ${String(fault.error)}`]
  if (fault.kind === 'crash') return [`crashed: ${String(fault.error)}`]
  return faultProblems(fault, names, tag).map(({ message }) => message)
}
