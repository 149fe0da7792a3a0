import { UsageError } from '../../UsageError.ts'
import type { Source } from '../page/Page.ts'
import { attributeOf } from '../page/Page.ts'
import { parsePage } from '../page/parsePage.ts'

/** Milliseconds for one answer. */
const PATIENCE = 30_000

/** A text at an address; undefined when there is none. */
async function fetchText(address: string, fetch: typeof globalThis.fetch): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/** The page at an address as a server sends it, with the style sheets that it links to. @throws {UsageError} When there is no page. */
export async function fetchSource(
  address: string,
  fetch: typeof globalThis.fetch,
): Promise<{ source: Source; sheets: string[] }> {
  let answer: Response
  try {
    answer = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    const { cause } = Object(error)
    throw new UsageError(`${address} does not answer (${cause instanceof Error ? cause.message : error})`)
  }
  // The page of an error is a page too, with the same frame.
  if (!/html/i.test(answer.headers.get('content-type') ?? ''))
    throw new UsageError(
      `${address} is no page (${answer.status} ${answer.headers.get('content-type') ?? 'without a type'})`,
    )
  const url = answer.url || address
  const policies = (answer.headers.get('content-security-policy') ?? '').split(',').filter((policy) => policy.trim())
  const source: Source = { name: address, text: await answer.text(), dialect: 'html', answer: { url, policies } }
  const { elements } = parsePage(source)
  const links = elements.flatMap((link) => {
    const href =
      link.tag === 'link' && attributeOf(link, 'rel')?.toLowerCase() === 'stylesheet' && attributeOf(link, 'href')
    return href && URL.canParse(href, url) ? [new URL(href, url).href] : []
  })
  const sheets = await Promise.all(links.map((link) => fetchText(link, fetch)))
  return { source, sheets: sheets.filter((sheet) => sheet !== undefined) }
}
