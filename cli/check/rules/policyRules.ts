import type { Policy } from '../../../src/diagnosis/policy.ts'
import { allowsAddress, directiveOf, parsePolicy } from '../../../src/diagnosis/policy.ts'
import { policyProblems, sourceFor } from '../../../src/diagnosis/policyProblems.ts'
import { readConfig } from '../../../src/site/config/readConfig.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import type { Page, Range } from '../page/Page.ts'
import { attributeOf } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'
import type { LibraryScript } from './libraryScripts.ts'
import { libraryScripts } from './libraryScripts.ts'
import { markersOf } from './Marker.ts'

/** A policy and where it is written; that of a server's answer is before the page. */
interface WrittenPolicy {
  policy: Policy
  at: Range
  /** What the message calls it. */
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

/** A script with a nonce is allowed by it, and so is what it imports; one with a hash likewise. */
const isVouchedFor = (sources: readonly string[], { element }: LibraryScript) =>
  element.isOpen ||
  (element.attributes.has('nonce') && sources.some((source) => source.startsWith("'nonce-"))) ||
  (element.attributes.has('integrity') && sources.some((source) => /^'sha\d+-/.test(source)))

function blockedScript(policy: Policy, script: LibraryScript, self: string | undefined): string[] {
  const directive = directiveOf(policy, ['script-src-elem', 'script-src', 'default-src'])
  if (!directive || !script.src || isVouchedFor(directive.sources, script)) return []
  // With it browsers ignore hosts and 'self'.
  const isStrict = directive.sources.includes("'strict-dynamic'")
  if (!isStrict && allowsAddress(directive.sources, script.address, self)) return []
  const needed = isStrict ? 'a nonce that the script has too' : sourceFor(script.address)
  return [`blocks ${script.address ?? 'the library’s script'}: ${directive.name} needs ${needed}`]
}

/** Where requests go; undefined when the template decides it. */
function apiBaseOf(page: Page): string | undefined {
  const block = configBlocks(page)[0]
  const config = block && readConfigBlock(page, block)
  if (config?.status === 'unknown') return undefined
  const value = config?.status === 'parsed' ? config.value : {}
  const { apiBase } = Object(value)
  return hasUnknown(apiBase) ? undefined : readConfig(JSON.stringify({ apiBase }), '').config.apiBase
}

/** What a policy keeps the library from. Only a page that includes the script shows which policy it has. */
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
    return problems.map((problem): Problem => ({ id: 'blocking-policy', message: `${place} ${problem}`, at }))
  })
}
