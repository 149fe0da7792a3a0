import type { WidgetName } from '#lib/site/WidgetName.ts'
import { allowsAddress, directiveOf, type Policy } from './policy.ts'

/** The names of the Trusted Types policies that the library creates: DOMPurify's and its own. */
const trustedTypes = ['dompurify', 'quiosc']

/** The widgets that load a script of others, for which there is one more. */
const withServices: readonly string[] = ['ad', 'video'] satisfies readonly WidgetName[]

/** A question to a policy. */
export interface PolicyQuestion {
  policy: Policy
  /** The address of requests; undefined when that is not known. */
  apiBase: string | undefined
  /** The names in `data-widget`. */
  widgets: readonly string[]
  /** The page's address; undefined for a file. */
  self: string | undefined
}

/** The source that a directive needs for an address. */
export const sourceFor = (address: string | undefined): string =>
  address && /^(?:https?:)?\/\//.test(address) ? new URL(address, 'https://page.invalid').origin : "'self'"

function blockedRequests({ policy, apiBase, self }: PolicyQuestion): string | undefined {
  const directive = directiveOf(policy, ['connect-src', 'default-src'])
  if (!directive || allowsAddress(directive.sources, apiBase, self)) return undefined
  return `blocks requests to ${apiBase ?? 'apiBase'}: ${directive.name} needs ${sourceFor(apiBase)}`
}

function blockedTypes({ policy, widgets }: PolicyQuestion): string | undefined {
  const names = policy.get('trusted-types')
  const hasService = widgets.some((widget) => withServices.includes(widget))
  const missing = [...trustedTypes, ...(hasService ? ['quiosc-services'] : [])].filter(
    (name) => names && !names.includes('*') && !names.includes(name),
  )
  return missing.length > 0
    ? `blocks the library’s Trusted Types: trusted-types needs ${missing.join(' and ')}`
    : undefined
}

/** A preload of one of the library's files. */
export interface Preload {
  /** Undefined where it is not known. */
  address: string | undefined
  hasNonce: boolean
}

/** The library's files as pages preload them. */
export const isChunk = (address: string): boolean => /\/chunks\/[\w.-]+\.js\b/.test(address)

/** Preloads that a policy refuses: one of scripts by nonces, or by what a script imports, wants the nonce on each preload too. */
export function blockedPreload(
  policy: Policy,
  preloads: readonly Preload[],
  self: string | undefined,
): string | undefined {
  const directive = directiveOf(policy, ['script-src-elem', 'script-src', 'default-src'])
  if (!directive) return undefined
  const { name, sources } = directive
  const byNonce = sources.some((source) => source.toLowerCase().startsWith("'nonce-"))
  // With it browsers ignore hosts and 'self'.
  const byAddress = !sources.includes("'strict-dynamic'")
  const refused = preloads.filter(
    ({ address, hasNonce }) => !(byNonce && hasNonce) && !(byAddress && allowsAddress(sources, address, self)),
  )
  const [first, ...others] = refused
  if (!first) return undefined
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const needed = byNonce ? 'the page’s nonce on each' : `no preloads, or ${sourceFor(first.address)}`
  return `refuses the preload of ${first.address ?? 'a file'}${more}: ${name} needs ${needed}`
}

/** Tells what a policy keeps the library from once its script runs. */
export const policyProblems = (question: PolicyQuestion): string[] =>
  [blockedRequests(question), blockedTypes(question)].filter((problem) => problem !== undefined)
