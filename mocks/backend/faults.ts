import { nearest } from '#lib/nearest.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { type CallName, callNames } from './calls.ts'

const statuses = [400, 401, 403, 404, 500] as const
const breakages = ['abort', 'timeout', 'malformed', 'wrong-shape'] as const

/** The ways to fail that can be chosen from a list: all, with one delay. */
export const faultKinds: readonly string[] = ['delay-3000', ...statuses.map(String), ...breakages]

/**
 * A failure: `delay` answers later; a status replaces the call's own answer; `abort` cuts the
 * connection; `timeout` never answers; `malformed` is no JSON; `wrong-shape` is JSON that fits no schema.
 */
export type FaultKind = { kind: 'delay'; ms: number } | { kind: 'status'; status: number } | { kind: Breakage }
export type Breakage = (typeof breakages)[number]

export interface Fault {
  call: CallName
  effect: FaultKind
  /** The first request that it applies to, counted from 1. */
  from: number
  /** How often it applies before the call works again; Infinity for always. */
  times: number
  /** As it was written: `poll.vote:500x2`. The key of its use count. */
  text: string
}

/**
 * Reads `comments:500,poll.vote:timeout`, the syntax of `?fault=`: `<call>:<fault>[@N][xN]`, where `@2` is from the second
 * request on and `x2` twice only. An empty text means no faults; a failure is a sentence with the nearest valid word.
 */
export function parseFaults(text: string): Result<readonly Fault[], string> {
  const faults: Fault[] = []
  for (const part of text.split(',').map((word) => word.trim())) {
    if (part === '') continue
    const fault = parseFault(part)
    if (!fault.ok) return fault
    faults.push(fault.value)
  }
  return success(faults)
}

function parseFault(text: string): Result<Fault, string> {
  const [, name = '', effectText = '', from, times] = /^([^:]*):?(.*?)(?:@(\d+))?(?:x(\d+))?$/.exec(text) ?? []
  const call = callNames.find((known) => known === name)
  if (!call) return failed(`Unknown call “${name}”; did you mean “${nearest(name, callNames)}”?`)
  const effect = parseEffect(effectText)
  if (!effect) return failed(`Unknown fault “${effectText}”; did you mean “${nearestFault(effectText)}”?`)
  return success({
    call,
    effect,
    from: from === undefined ? 1 : Number(from),
    times: times === undefined ? Number.POSITIVE_INFINITY : Number(times),
    text,
  })
}

function parseEffect(text: string): FaultKind | undefined {
  const ms = /^delay-(\d+)$/.exec(text)?.[1]
  if (ms !== undefined) return { kind: 'delay', ms: Number(ms) }
  const status = statuses.find((known) => String(known) === text)
  if (status !== undefined) return { kind: 'status', status }
  const kind = breakages.find((known) => known === text)
  return kind && { kind }
}

function nearestFault(text: string): string | undefined {
  return nearest(text, ['delay-1000', ...breakages, ...statuses.map(String)])
}

/**
 * The faults that apply to this request, counting each use: every delay, and the first of the others that is not used up
 * (`comments:500x1,comments:timeout` fails once and then never answers).
 */
export function matchingFaults(faults: readonly Fault[], call: CallName, uses: Map<string, number>): FaultKind[] {
  const striking: FaultKind[] = []
  let broken = false
  for (const fault of faults) {
    const used = uses.get(fault.text) ?? 0
    const delays = fault.effect.kind === 'delay'
    if (fault.call !== call || used - fault.from + 1 >= fault.times || (broken && !delays)) continue
    uses.set(fault.text, used + 1)
    if (used + 1 < fault.from) continue
    striking.push(fault.effect)
    broken ||= !delays
  }
  return striking
}
