import type { GenericSchema, InferOutput } from 'valibot'
import { parseJson } from '../lib/parseJson.ts'
import type { Report } from '../lib/report.ts'

export interface CookiesOptions {
  /** The document, or a substitute in tests. */
  document: { cookie: string }
  /** The page was loaded over https. */
  secure: boolean
  /** Called for a value that is broken or refused; it is then ignored. */
  report: Report
  /** The page's host. Without it only cookies of the host alone are removed. */
  host?: string
  /** The domain to write for, if the publisher has named one; one that the page is not on is ignored. */
  domain?: string | undefined
}

/** The page's cookies, path `/` and SameSite=Lax. Nothing here throws. */
export interface Cookies {
  read(name: string): string | undefined
  /** All values of a name: a cookie of the host alone and one of a parent domain stand beside each other. */
  readAll(name: string): string[]
  /** The JSON in a cookie; when it is broken or has another shape it counts as missing, and is reported. */
  readJson<Schema extends GenericSchema>(name: string, schema: Schema): InferOutput<Schema> | undefined
  /**
   * Leaves one cookie of this name: for the named domain, else for the host alone.
   *
   * @param maxAge Seconds; left out, the cookie lasts as long as the browser's session.
   */
  write(name: string, value: string, maxAge?: number): void
  /** Removes the cookie wherever a script can: see {@link CookiesOptions.domain}. */
  remove(name: string): void
}

/** The characters allowed in a name; any other (in an id from a marker) could add attributes. */
const NAME = /^[\w.-]+$/

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Written without encoding, with a literal %.
    return text
  }
}

/**
 * Where cookies of a name may be: of the host alone (empty), and of the named domain, else of the host and each of its parents. A browser ignores a domain
 * that it does not allow.
 */
const placesOf = (host: string, named: string | undefined) =>
  new Set(['', ...(named ? [named] : host.split('.').map((_, index, labels) => labels.slice(index).join('.')))])

export function createCookies({ document, secure, report, host = '', domain }: CookiesOptions): Cookies {
  const named = `.${host}`.endsWith(`.${domain}`) ? domain : undefined
  const places = placesOf(host, named)

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
    const pairs = guarded(() => document.cookie)?.split(/;\s*/) ?? []
    return pairs.filter((text) => text.startsWith(prefix)).map((pair) => decoded(pair.slice(prefix.length)))
  }
  const read = (name: string) => readAll(name)[0]

  const put = (name: string, value: string, place: string, maxAge?: number) => {
    if (!NAME.test(name)) return report(new Error(`“${name}” is not a valid cookie name`), 'cookies')
    const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', 'SameSite=Lax']
    if (place) parts.push(`domain=${place}`)
    if (maxAge !== undefined) parts.push(`max-age=${Math.floor(maxAge)}`)
    if (secure) parts.push('Secure')
    guarded(() => {
      document.cookie = parts.join('; ')
    })
  }

  return {
    read,
    readAll,
    readJson(name, schema) {
      const text = read(name)
      if (text === undefined) return undefined
      const reportInvalid = (problem: string) =>
        report(new Error(`The cookie ${name} was ignored or partly ignored: ${problem}`), 'cookies')
      const parsed = parseJson(text, schema, reportInvalid)
      if (parsed.ok) return parsed.value
      reportInvalid(parsed.failure)
      return undefined
    },
    write(name, value, maxAge) {
      const chosen = named ?? ''
      for (const place of places) if (place !== chosen) put(name, '', place, 0)
      put(name, value, chosen, maxAge)
    },
    remove(name) {
      for (const place of places) put(name, '', place, 0)
    },
  }
}
