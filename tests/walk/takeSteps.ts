import type { Walker } from './Walker.ts'
import type { WalkStep } from './walkSteps.ts'

export interface Steps {
  walker: Walker
  kinds: readonly WalkStep[]
  steps: number
  /** The list in which they are written down. */
  taken: string[]
}

/** The page was left while a step acted on it, the control is not there any more, or the address was replaced by another one. */
const isInterrupted = (error: unknown) =>
  /context was destroyed|Cannot find context|navigat|net::ERR_|Timeout \d+ms|Target page|detached/i.test(String(error))

/** The entry for a step that has not ended. */
export const UNANSWERED = 'unanswered'

/** Milliseconds of the machine's time, longer than a step takes unless it says so itself. */
export const STEP_MS = 8_000
/** The same, longer than a page takes to answer that does not hang. */
const ANSWER_MS = 10_000

const within = async <Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Takes steps at random, by their weights. @throws When one fails by itself. */
export async function takeSteps({ walker, kinds, steps, taken }: Steps): Promise<void> {
  const weights = kinds.map((kind) => [kind, kind.weight] as const)
  for (let count = 0; count < steps; count++) {
    const { name, take, patience = STEP_MS } = walker.random.weighted(weights)
    const step = take(walker).catch((error: unknown) => {
      if (!isInterrupted(error)) throw error
      return 'interrupted'
    })
    const detail = (await within(patience, step)) ?? UNANSWERED
    taken.push(`${name} ${detail}`.trim())
    if (detail !== UNANSWERED) continue
    // The browser loses what it is asked to press or turn while a document ends, without any script too (docs/reliability.md); a page that hangs answers nothing.
    const answer = await within(
      ANSWER_MS,
      walker.page.evaluate(() => true).catch(() => true),
    )
    if (!answer) return walker.find(`the page hangs: ${walker.page.url()}`)
    // As a reader does; until then all that is pressed would be lost.
    await walker.page.reload({ waitUntil: 'domcontentloaded' }).catch(() => {})
    // A step that goes on by itself would act in the midst of the next ones.
    await within(ANSWER_MS, step)
  }
}
