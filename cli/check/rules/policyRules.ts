import { readConfig } from '../../../src/site/config/readConfig.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import type { Page, Range } from '../page/Page.ts'
import { attributeOf } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'
import type { LibraryScript } from './libraryScripts.ts'
import { libraryScripts } from './libraryScripts.ts'
import type { Policy } from './policy.ts'
import { allowsAddress, directiveOf, parsePolicy } from './policy.ts'

/** A policy and where it is written; that of a server's answer is before the page. */
interface WrittenPolicy {
  policy: Policy
  at: Range
  /** What the message calls it. */
  place: string
}

/** The names of the Trusted Types policies that the library creates: DOMPurify's and its own. */
const trustedTypes = ['dompurify', 'quiosc']

/** The widgets that load a script of others, for which there is one more. */
const withServices = ['ad', 'video']

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

function blocksScript(policy: Policy, script: LibraryScript, self: string | undefined): string | undefined {
  const directive = directiveOf(policy, ['script-src-elem', 'script-src', 'default-src'])
  if (!directive || !script.src || isVouchedFor(directive.sources, script)) return undefined
  // With it browsers ignore hosts and 'self'.
  const isStrict = directive.sources.includes("'strict-dynamic'")
  if (!isStrict && allowsAddress(directive.sources, script.address, self)) return undefined
  return `blocks ${script.address ?? 'the library’s script'}: ${directive.name} needs ${isStrict ? 'a nonce that the script has too' : sourceFor(script.address)}`
}

const sourceFor = (address: string | undefined) =>
  address && /^(?:https?:)?\/\//.test(address) ? new URL(address, 'https://page.invalid').origin : "'self'"

function blocksRequests(policy: Policy, apiBase: string | undefined, self: string | undefined): string | undefined {
  const directive = directiveOf(policy, ['connect-src', 'default-src'])
  if (!directive || allowsAddress(directive.sources, apiBase, self)) return undefined
  return `blocks requests to ${apiBase ?? 'apiBase'}: ${directive.name} needs ${sourceFor(apiBase)}`
}

function blocksTypes(policy: Policy, { elements }: Page): string | undefined {
  const names = policy.get('trusted-types')
  const hasService = elements.some((element) => withServices.includes(attributeOf(element, 'data-widget') ?? ''))
  const missing = [...trustedTypes, ...(hasService ? ['quiosc-services'] : [])].filter(
    (name) => names && !names.includes('*') && !names.includes(name),
  )
  return missing.length > 0
    ? `blocks the library’s Trusted Types: trusted-types needs ${missing.join(' and ')}`
    : undefined
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
  return policiesOf(page).flatMap(({ policy, at, place }) =>
    [
      blocksScript(policy, script, self),
      blocksRequests(policy, apiBaseOf(page), self),
      blocksTypes(policy, page),
    ].flatMap((problem) => (problem ? [{ id: 'blocking-policy' as const, message: `${place} ${problem}`, at }] : [])),
  )
}
