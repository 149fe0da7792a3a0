import type { GenericSchema, InferOutput } from 'valibot'
import { decodeEscapes } from '#lib/decodeEscapes.ts'
import type { Report } from '#lib/report.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'

export interface CookiesOptions {
  /** The document, or a substitute in tests. */
  document: { cookie: string }
  /** The page was loaded over https. */
  secure: boolean
  /** Called for a value that is broken or refused; it is then ignored. */
  report: Report
  /** The page's host, whose parents' cookies are removed too. Without it only those of the host alone are. */
  host?: string
  /** The domain whose cookies {@link Cookies.write} writes, empty for the host alone. */
  domain?: () => string
}

/** The page's cookies, path `/` and SameSite=Lax. Nothing here throws. */
export interface Cookies {
  read(name: string): string | undefined
  /** All of this name: the host's and a domain's may stand beside each other, and a page cannot tell which is which. */
  readAll(name: string): string[]
  /** The JSON in a cookie; when it is broken or has another shape it counts as missing, and is reported. */
  readJson<Schema extends GenericSchema>(name: string, schema: Schema): InferOutput<Schema> | undefined
  /**
   * Leaves one cookie of this name: of the configured domain, else of the host alone.
   *
   * @param maxAge Seconds; left out, the cookie lasts as long as the browser's session.
   */
  write(name: string, value: string, maxAge?: number): void
  /** Removes the cookie of the host and of every parent domain. */
  remove(name: string): void
}

/** The characters allowed in a name; any other (in an id from a marker) could add attributes. */
const NAME = /^[\w.-]+$/

export function createCookies({ document, secure, report, host = '', domain = () => '' }: CookiesOptions): Cookies {
  /** The domains for which a server may have set a cookie, besides the host alone. A browser ignores a domain that it does not allow. */
  const domains = host.split('.').map((_, index, labels) => labels.slice(index).join('.'))

  const guarded = <Value>(action: () => Value): Value | undefined => {
    try {
      return action()
    } catch (error) {
      // A sandboxed page has no cookies at all.
      report(error, 'cookies')
      return undefined
    }
  }

  const readAll = (name: string) => {
    const prefix = `${name}=`
    // An element of the page that is called `cookie` hides them: that is no text.
    const pairs = guarded(() => document.cookie.split(/;\s*/)) ?? []
    return pairs.flatMap((text) => (text.startsWith(prefix) ? decodeEscapes(text.slice(prefix.length)) : []))
  }
  const read = (name: string) => readAll(name)[0]

  const put = (name: string, value: string, maxAge?: number, of = '') => {
    if (!NAME.test(name)) return report(new Error(`“${name}” is not a valid cookie name`), 'cookies')
    const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', 'SameSite=Lax']
    if (of) parts.push(`domain=${of}`)
    if (maxAge !== undefined) parts.push(`max-age=${Math.floor(maxAge)}`)
    if (secure) parts.push('Secure')
    guarded(() => {
      document.cookie = parts.join('; ')
    })
  }

  const removeFromDomains = (name: string) => {
    for (const each of domains) if (each) put(name, '', 0, each)
  }
  const remove = (name: string) => {
    removeFromDomains(name)
    put(name, '', 0)
  }

  return {
    read,
    readAll,
    readJson(name, schema) {
      const text = read(name)
      if (text === undefined) return undefined
      const reportInvalid = (issue: Issue) =>
        report(new ValueError(`The cookie ${name} was ignored or partly ignored`, issue), 'cookies')
      const readText = (json: string) => parseJson(json, schema, reportInvalid)
      const asWritten = readText(text)
      // Some languages encode a space as a plus, also the one after a comma: then it is no JSON.
      const isEncoded = !asWritten.ok && asWritten.failure.type === 'json'
      const parsed = isEncoded ? readText(text.replaceAll('+', ' ')) : asWritten
      if (parsed.ok) return parsed.value
      reportInvalid(parsed.failure)
      return undefined
    },
    write(name, value, maxAge) {
      const of = domain()
      if (of) {
        // One of the host alone would stand beside it.
        remove(name)
        put(name, value, maxAge, of)
        if (readAll(name).includes(value)) return
        report(
          new Error(`The browser refused a cookie of the domain “${of}”: it was written for the host alone`),
          'cookies',
        )
      }
      removeFromDomains(name)
      put(name, value, maxAge)
    },
    remove,
  }
}
