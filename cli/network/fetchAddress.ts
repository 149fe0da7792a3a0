import { type Limits, tooLarge, tooManyRedirects, tooSlow } from '../limits.ts'
import type { Answer, Ask } from './Ask.types.ts'
import { isNetworkError, reasonOf } from './isNetworkError.ts'

/** Bytes that may still be read: several bodies may share them. */
export interface ByteBudget {
  left: number
}

export interface FetchRules {
  ask: Ask
  limits: Limits
  accept: string
  /** Ends it all when the time is up. */
  signal: AbortSignal
  /** Whether it may be at a private address. Left out, the first server decides for those that it redirects to: the user has named it. */
  mayBePrivate?: boolean
  /** Whether an address may be asked, the first one or one that a server redirects to. */
  isAllowed(url: URL): boolean
  /** How much of the body is read at most. Left out, it is not read at all. */
  budget?: ByteBudget
}

export type Fetched =
  | {
      status: 'answered'
      /** After all redirects. */
      url: URL
      code: number
      header: Answer['header']
      /** Empty where it was not asked for. */
      text: string
      /** Whether the first server is at a private address. */
      isPrivate: boolean
    }
  /** It is where nobody may ask, so that nothing is known of it. */
  | { status: 'refused'; url: URL; problem: string }
  | {
      status: 'failed'
      /** In words that follow the address: “does not answer (ECONNREFUSED)”. */
      problem: string
    }

const redirects = [301, 302, 303, 307, 308]

/** The text of a body; undefined when it is larger than the budget. */
async function readBody({ body }: Answer, budget: ByteBudget): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) {
    budget.left -= chunk.length
    // Leaving the loop ends the connection.
    if (budget.left < 0) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

async function read(answer: Answer, budget: ByteBudget | undefined, limits: Limits) {
  try {
    const text = budget ? await readBody(answer, budget) : ''
    return text === undefined ? { problem: tooLarge(limits) } : { text }
  } catch (error) {
    if (!isNetworkError(error)) throw error
    return { problem: `sends what cannot be read (${reasonOf(error)})` }
  } finally {
    answer.close()
  }
}

/** Fetches an address, after at most as many redirects as the limits allow. Each step is checked. */
export async function fetchAddress(address: URL, rules: FetchRules): Promise<Fetched> {
  const { ask, limits, accept, signal, isAllowed, budget } = rules
  const failed = (problem: string): Fetched => ({
    status: 'failed',
    problem: signal.aborted ? tooSlow(limits) : problem,
  })
  let url = address
  let first: Answer | undefined
  for (let step = 0; step <= limits.redirects; step++) {
    if (!isAllowed(url)) return { status: 'refused', url, problem: `leads to ${url.origin}, which is not allowed` }
    const mayBePrivate = rules.mayBePrivate ?? first?.isPrivate ?? true
    const answer = await ask({ url, accept, signal, mayBePrivate })
    const led = step > 0 ? `leads to ${url.href}, which ` : ''
    if ('failure' in answer) return failed(led + answer.failure)
    first ??= answer
    const { code, header } = answer
    const location = redirects.includes(code) ? header('location') : undefined
    if (location === undefined) {
      const { text, problem } = await read(answer, budget, limits)
      if (problem !== undefined) return failed(led + problem)
      return { status: 'answered', url, code, header, text, isPrivate: first.isPrivate }
    }
    answer.close()
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined
    if (!next || !/^https?:$/.test(next.protocol)) return failed(`redirects to ${location}`)
    url = next
  }
  return failed(tooManyRedirects(limits))
}
