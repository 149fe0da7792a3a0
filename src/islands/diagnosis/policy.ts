import { parseUrl } from '#lib/parseUrl.ts'

/** A Content Security Policy: for each directive its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

export function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    // Of two directives of one name browsers ignore the second.
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** The first of some directives that a policy has, as each stands in for those before it. */
export function directiveOf(
  policy: Policy,
  names: readonly string[],
): { name: string; sources: readonly string[] } | undefined {
  for (const name of names) {
    const sources = policy.get(name)
    if (sources) return { name, sources }
  }
  return undefined
}

const matchesHost = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host

/** Whether a source such as `https://*.example.cat:8080/quiosc/` covers an address. */
function covers(source: string, address: URL, self: URL): boolean {
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][\w+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  if (!matchesHost(host.toLowerCase(), address.hostname)) return false
  const wanted = scheme ? `${scheme.toLowerCase()}:` : self.protocol
  // A source for http covers https too.
  if (address.protocol !== wanted && !(wanted === 'http:' && address.protocol === 'https:')) return false
  if (port && port !== '*' && port !== address.port) return false
  if (!port && address.port !== '' && address.host !== self.host) return false
  return path.endsWith('/') ? address.pathname.startsWith(path) : path === '' || path === address.pathname
}

const isPlaceholder = (source: string) => /[\uFDD0\uFDD1]/.test(source)

/**
 * Whether sources allow an address. What cannot be known counts as allowed: a placeholder, or a host that may be the page's own.
 *
 * @param self The page's address; undefined for a file.
 */
export function allowsAddress(
  sources: readonly string[],
  address: string | undefined,
  self: string | undefined,
): boolean {
  const base = self ?? 'https://page.invalid/'
  const target = parseUrl(address ?? '', base)
  if (!target) return true
  const own = new URL(base)
  const isSelf = address !== undefined && target.origin === own.origin
  return sources.some((source) => {
    const word = source.toLowerCase()
    // A nonce and a hash allow no address, whatever they are.
    if (/^'(?:nonce|sha\d+)-/.test(word)) return false
    if (isPlaceholder(source) || word === '*') return true
    if (/^[a-z][\w+.-]*:$/.test(word))
      return address === undefined || self === undefined
        ? word !== 'data:' && word !== 'blob:'
        : word === target.protocol
    if (word === "'self'") return isSelf || address === undefined
    if (word.startsWith("'")) return false
    return address === undefined || (isSelf && self === undefined) || covers(source, target, own)
  })
}
