import { failed, type Result, success } from '#lib/result.ts'
import { readAnswer } from '#page/api/readAnswer.ts'
import type { ReadOptions } from './readRenderOptions.ts'
import type { RenderReport } from './renderer.types.ts'

/** The largest answer, in bytes: it travels in the page once more. */
const MAX_BYTES = 1_000_000

type Problem = Pick<RenderReport, 'reason' | 'detail'>

/** The address of a path below `apiBase`, or undefined for one that leaves it. */
function addressOf(apiBase: string, path: string): string | undefined {
  const base = new URL(`${apiBase}/`)
  const url = new URL(base.href + path)
  return url.origin === base.origin && url.pathname.startsWith(base.pathname) ? url.href : undefined
}

/** Reads a body as text. @returns Undefined for one that is too long. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > MAX_BYTES) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

async function request(url: string, options: ReadOptions, signal: AbortSignal): Promise<Result<string, Problem>> {
  const send = options.fetch ?? fetch
  // Nothing of a reader. A redirect could lead anywhere, so that none is followed; some workers know no other way to say so.
  const response = await send(url, { headers: { accept: 'application/json' }, redirect: 'manual', signal })
  if (response.status !== 200) {
    await response.body?.cancel()
    return failed({ reason: 'failed', detail: `${url} has answered with status ${response.status}` })
  }
  const text = await readText(response)
  if (text === undefined) return failed({ reason: 'malformed', detail: `${url} has answered with more than 1 MB` })
  // A refusal may come with status 200.
  const answer = readAnswer(200, text)
  if (answer.ok) return success(text)
  return failed({ reason: 'malformed', detail: `${url} has not answered with data` })
}

/**
 * The text of the backend's answer to a widget's first request, in the cache or from the backend.
 *
 * @param path Relative to `apiBase`.
 * @param signal Aborted when the page's time is over.
 */
export async function fetchAnswer(
  path: string,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Result<string, Problem>> {
  const url = addressOf(options.apiBase, path)
  if (!url) return failed({ reason: 'failed', detail: `${path} leaves ${options.apiBase}` })
  const late = failed({ reason: 'late' as const, detail: `${url} has not answered within ${options.timeout} ms` })
  const whenLate = new Promise<typeof late>((resolve) => {
    const end = () => resolve(late)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  const ask = async (): Promise<Result<string, Problem>> => {
    const kept = await options.cache?.get(url)
    if (kept !== undefined) return success(kept)
    const answer = await request(url, options, signal)
    if (answer.ok) await options.cache?.set(url, answer.value)
    return answer
  }
  const asked = ask().catch((error: unknown) =>
    signal.aborted ? late : failed({ reason: 'failed' as const, detail: `${url}: ${String(error)}` }),
  )
  return Promise.race([asked, whenLate])
}
