import { allowsAddress, directiveOf, type Policy, parsePolicy } from '#islands/diagnosis/policy.ts'
import { blockedPreload, isChunk, policyProblems, sourceFor } from '#islands/diagnosis/policyProblems.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import { attributeOf, type Page, type Range } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'
import { type LibraryScript, libraryScripts, writtenIn } from './libraryScripts.ts'
import { markersOf } from './Marker.ts'

/** A policy and where it is written; that of a server's answer is before the page. */
interface WrittenPolicy {
  policy: Policy
  at: Range
  /** Its name in a message. */
  place: string
}

function policiesOf({ elements, source }: Page): WrittenPolicy[] {
  const metas = elements.flatMap((meta) => {
    const content = meta.attributes.get('content')
    const isPolicy = attributeOf(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy'
    return isPolicy && content ? [{ policy: parsePolicy(content.value), at: content, place: 'the page’s policy' }] : []
  })
  const headers = (source.answer?.policies ?? []).map((text) => ({
    policy: parsePolicy(text),
    at: { start: 0, end: 0 },
    place: 'the policy that the server sends',
  }))
  return [...metas, ...headers]
}

const scriptDirectives = ['script-src-elem', 'script-src', 'default-src']

const namesNonce = (sources: readonly string[]) => sources.some((source) => source.startsWith("'nonce-"))

/** A script with a nonce is allowed by it, and so is what it imports. */
const hasNonce = ({ element }: LibraryScript, sources: readonly string[]) =>
  element.isOpen || (element.attributes.has('nonce') && namesNonce(sources))

/** One with a hash is allowed by it alone. */
const hasHash = ({ element }: LibraryScript, sources: readonly string[]) =>
  element.attributes.has('integrity') && sources.some((source) => /^'sha\d+-/.test(source))

function blockedScript(policy: Policy, script: LibraryScript, self: string | undefined): string[] {
  const directive = directiveOf(policy, scriptDirectives)
  if (!directive || !script.src || hasNonce(script, directive.sources)) return []
  // With it browsers ignore hosts and 'self', and a script that is allowed may import what it likes.
  const isStrict = directive.sources.includes("'strict-dynamic'")
  const isAllowed = !isStrict && allowsAddress(directive.sources, script.address, self)
  if (isAllowed) return []
  if (hasHash(script, directive.sources))
    return isStrict
      ? []
      : [`allows the script by its hash, and blocks its chunks: ${directive.name} needs 'strict-dynamic'`]
  const blocked = `blocks ${script.address ?? 'the library’s script'}`
  // Another source would weaken a policy that lives by its nonce.
  if (!isStrict && namesNonce(directive.sources)) return [`${blocked}: the script needs the nonce of ${directive.name}`]
  return [
    `${blocked}: ${directive.name} needs ${isStrict ? 'a nonce that the script has too' : sourceFor(script.address)}`,
  ]
}

/** The library's files that the page preloads. */
const preloadsOf = (page: Page) =>
  page.elements.flatMap((link) => {
    const href = link.attributes.get('href')
    const isPreload = link.tag === 'link' && attributeOf(link, 'rel')?.toLowerCase() === 'modulepreload'
    if (!isPreload || !href || link.isOpen || !isChunk(isUnknown(href.value) ? writtenIn(page, href) : href.value))
      return []
    const address = isUnknown(href.value) ? undefined : href.value
    return [{ address, hasNonce: link.attributes.has('nonce') }]
  })

/** The address that requests go to; undefined when the template decides it. */
function apiBaseOf(page: Page): string | undefined {
  const block = configBlocks(page)[0]
  const config = block && readConfigBlock(page, block)
  if (config?.status === 'unknown') return undefined
  const value = config?.status === 'parsed' ? config.value : {}
  const { apiBase } = Object(value)
  return hasUnknown(apiBase) ? undefined : readConfig(JSON.stringify({ apiBase }), '').config.apiBase
}

/** Policies that block the library or its preloads. Only a page that includes the script shows which policy it has. */
export function policyRules(page: Page): Problem[] {
  const [script] = libraryScripts(page)
  if (!script) return []
  const self = page.source.answer?.url
  const widgets = markersOf(page).flatMap(({ widget }) => widget ?? [])
  return policiesOf(page).flatMap(({ policy, at, place }) => {
    const problems = [
      ...blockedScript(policy, script, self),
      ...policyProblems({ policy, apiBase: apiBaseOf(page), widgets, self }),
    ]
    const preloads = preloadsOf(page)
    const refused = blockedPreload(policy, preloads, self)
    return [
      ...problems.map((problem): Problem => ({ id: 'blocking-policy', message: `${place} ${problem}`, at })),
      ...(refused ? [{ id: 'blocked-preload' as const, message: `${place} ${refused}`, at }] : []),
    ]
  })
}
