import type { Policy } from './policy.ts'
import { allowsAddress, directiveOf } from './policy.ts'

/** The names of the Trusted Types policies that the library creates: DOMPurify's and its own. */
const trustedTypes = ['dompurify', 'quiosc']

/** The widgets that load a script of others, for which there is one more. */
const withServices = ['ad', 'video']

/** What a policy is asked about. */
export interface PolicyQuestion {
  policy: Policy
  /** Where requests go; undefined when that is not known. */
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

/** What a policy keeps the library from once its script runs. */
export const policyProblems = (question: PolicyQuestion): string[] =>
  [blockedRequests(question), blockedTypes(question)].filter((problem) => problem !== undefined)
