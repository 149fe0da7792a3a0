import { missingChunk } from '#islands/diagnosis/missingChunk.ts'
import { isServedSheet, typeProblem } from '#islands/diagnosis/servedProblems.ts'
import type { Limits } from '../../limits.ts'
import type { Ask } from '../../network/Ask.types.ts'
import { type Fetched, type FetchRules, fetchAddress } from '../../network/fetchAddress.ts'
import { UnreadableError } from '../../UnreadableError.ts'
import type { Guard } from '../createGuard.ts'
import { attributeOf, type Page, type Source } from '../page/Page.ts'
import { parsePage } from '../page/parsePage.ts'
import { libraryScripts } from '../rules/libraryScripts.ts'
import { markersOf } from '../rules/Marker.ts'
import { reservingRules } from '../rules/reservingRules.ts'
import { workerOf } from '../rules/workerRule.ts'
import { answerProblem } from './answerProblem.ts'
import { chunksOf } from './chunksOf.ts'
import { type ScriptProblem, wrongPath } from './ScriptProblem.ts'
import type { Sheet } from './Sheet.ts'
import { tryWorker } from './tryWorker.ts'

/** How many style sheets are on their way at the same time, as in browsers. */
const PARALLEL = 6

/** How many of a page's addresses a note repeats. */
const MENTIONED = 5

export interface FetchPageOptions {
  ask: Ask
  limits: Limits
  guard: Guard
  /** Origins whose files may be asked for too, besides the page's own. */
  origins: readonly string[]
}

export interface FetchedPage {
  page: Page
  sheets: Sheet[]
  /** Notes on parts that could not be looked at, each in one line. */
  notes: string[]
}

/** Asks for a script of the library, and for the files that it loads. @returns The first problem. */
async function tryScript(
  written: string,
  address: URL,
  widgets: readonly string[],
  fetchScript: (address: URL, budget?: { left: number }) => Promise<Fetched>,
  bytes: number,
): Promise<ScriptProblem | undefined> {
  // The script is read for the names of its files.
  const script = await fetchScript(address, { left: bytes })
  const problem = answerProblem(script)
  if (problem) return wrongPath(written, problem)
  if (script.status !== 'answered') return undefined
  for (const chunk of chunksOf(script.text, widgets)) {
    const failure = answerProblem(await fetchScript(new URL(chunk, address)))
    if (failure) return missingChunk(chunk, failure)
  }
  return undefined
}

/** The addresses of a page's style sheets, each once. */
function sheetsOf({ elements }: Page, base: URL): URL[] {
  const addresses = elements.flatMap((link) => {
    const href =
      link.tag === 'link' && attributeOf(link, 'rel')?.toLowerCase() === 'stylesheet' && attributeOf(link, 'href')
    return href && URL.canParse(href, base) ? [new URL(href, base).href] : []
  })
  return [...new Set(addresses)].map((address) => new URL(address))
}

/** The page at an address as a server sends it. @throws {UnreadableError} When there is no page, or when it is more than the limits allow. */
async function fetchSource(address: string, rules: Omit<FetchRules, 'accept' | 'isAllowed'>) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) throw new UnreadableError(`${address} is no address`)
  // The page is what the user has asked for: it may be anywhere, and so may what it redirects to.
  const fetched = await fetchAddress(url, { ...rules, accept: 'text/html', isAllowed: () => true })
  if (fetched.status !== 'answered') throw new UnreadableError(`${address} ${fetched.problem}`)
  const { code, header } = fetched
  // The page of an error is a page too, with the same frame.
  const type = header('content-type')
  if (!/html/i.test(type ?? ''))
    throw new UnreadableError(`${address} is no page (${code} ${type ?? 'without a type'})`)
  const policies = (header('content-security-policy') ?? '').split(',').filter((policy) => policy.trim())
  // Caches add it.
  const age = Number(header('age')) || 0
  return { ...fetched, policies, age }
}

const firstOf = (texts: readonly string[]) =>
  `${texts.slice(0, MENTIONED).join(', ')}${texts.length > MENTIONED ? ` and ${texts.length - MENTIONED} more` : ''}`

const notesOf = (address: string, code: number, problems: readonly string[], foreign: readonly string[]): string[] => [
  ...(code >= 400 ? [`${address}: the server answered ${code}: what is checked is its page of that error`] : []),
  ...(problems.length > 0
    ? [`${address}: heights are not checked, as not all style sheets can be read: ${firstOf(problems)}`]
    : []),
  ...(foreign.length > 0
    ? [`${address}: files of other origins are not asked for: ${firstOf(foreign)}; --origin allows one`]
    : []),
]

/** Fetches the style sheets of a page, some at a time. */
async function fetchSheets(links: readonly URL[], fetchOne: (link: URL) => Promise<Fetched>) {
  const texts: string[] = []
  const problems: string[] = []
  const missing = new Map<string, string>()
  let unread = 0
  // Each of the parallel loops takes the next link that none has taken.
  const rest = links.values()
  const work = async () => {
    for (const link of rest) {
      const fetched = await fetchOne(link)
      if (fetched.status !== 'answered') unread++
      if (fetched.status === 'failed') problems.push(`${link.href} ${fetched.problem}`)
      if (fetched.status !== 'answered') continue
      // The page of an error is no style sheet.
      const isAnswered = fetched.code < 400
      if (isAnswered) texts.push(fetched.text)
      const problem = isAnswered ? typeProblem(fetched.header('content-type') ?? '') : `answers ${fetched.code}`
      if (problem !== undefined && isServedSheet(link.pathname)) missing.set(link.href, problem)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return { texts, problems, missing, unread }
}

/**
 * Fetches a page with its style sheets, and tries its script. Files that the page names are asked for at its own origin and the given ones only, and at a private
 * address only when the page itself is at one: else a page could make the command ask what only this machine reaches.
 *
 * @throws {UnreadableError} When there is no page, or when it is more than the limits allow.
 */
export async function fetchPage(
  address: string,
  { ask, limits, guard, origins }: FetchPageOptions,
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const shared = { ask, limits, signal }
  const { url, text, code, policies, age, isPrivate } = await fetchSource(address, {
    ...shared,
    budget: { left: limits.bytes },
  })
  const foreign = new Set<string>()
  const fetchNamed = async (named: URL, rules: Pick<FetchRules, 'accept' | 'budget'>) => {
    const isAllowed = ({ origin }: URL) => origin === url.origin || origins.includes(origin)
    const fetched = await fetchAddress(named, { ...shared, ...rules, mayBePrivate: isPrivate, isAllowed })
    if (fetched.status === 'refused') foreign.add(fetched.url.origin)
    return fetched
  }

  const scriptProblems = new Map<string, ScriptProblem>()
  const workerProblems = new Map<string, string>()
  const answer = {
    url: url.href,
    policies,
    scriptProblems,
    workerProblems,
    sheetProblems: new Map<string, string>(),
    age,
    lacksSheets: false,
  }
  const source: Source = { name: address, text, dialect: 'html', answer }
  const { page, widgets, workers, scripts, links } = guard(address, () => {
    const page = parsePage(source)
    const markers = markersOf(page)
    return {
      page,
      widgets: markers.flatMap(({ widget }) => widget ?? []),
      workers: new Set(markers.flatMap((marker) => workerOf(marker)?.address ?? [])),
      scripts: new Set(libraryScripts(page).map((each) => each.address)),
      links: sheetsOf(page, url),
    }
  })
  const fetchScript = (address: URL, budget?: { left: number }) =>
    fetchNamed(address, { accept: 'text/javascript', ...(budget && { budget }) })
  for (const script of scripts) {
    if (script === undefined || !URL.canParse(script, url)) continue
    const problem = await tryScript(script, new URL(script, url), widgets, fetchScript, limits.bytes)
    if (problem) scriptProblems.set(script, problem)
  }
  for (const worker of workers) {
    const problem = await tryWorker(new URL(worker, url), url, { ...shared, mayBePrivate: isPrivate })
    if (problem) workerProblems.set(worker, problem)
  }
  const budget = { left: limits.bytes }
  const fetchSheet = (link: URL) => fetchNamed(link, { accept: 'text/css', budget })
  const { texts, problems, missing, unread } = await fetchSheets(links, fetchSheet)
  Object.assign(answer, { lacksSheets: unread > 0, sheetProblems: missing })
  const sheets = guard(address, () => texts.map(reservingRules))
  return { page, sheets, notes: notesOf(address, code, problems, [...foreign]) }
}
