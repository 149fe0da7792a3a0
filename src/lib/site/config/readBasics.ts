import type { Language } from './config.ts'
import { toLanguage } from './toLanguage.ts'

/** The settings that the loader needs before anything else is there. */
export interface Basics {
  lang: Language
  apiBase: string
}

/** A path of this host, or an address of another without user, query and fragment, without its last slash: the reader's token goes there. */
const API_BASE = /^((https?:\/\/[\p{L}\p{M}\p{N}_.-]+(:\d+)?)?(\/[\w.~%-]+)*)\/?$/u

/** The page's block, whatever it says; nothing where it is no JSON, or not there. */
export function parseBlock(text: string | null | undefined): unknown {
  try {
    // Most pages have no block: an exception on each of their loads would take time.
    // `trim` takes the byte order mark, too, which is no white space of JSON.
    return text && JSON.parse(text.trim())
  } catch {
    // A block that is no JSON says nothing.
  }
}

/**
 * The two facts that the first requests depend on, from the page's block (contract §1). It is in the loader, so it is silent: {@link readConfig}
 * reads the same with the first widget that is due, and names what is wrong; the two always agree.
 *
 * @param given The page's value, from its block or by a script: anything.
 */
export function readBasics(given: object, htmlLang: string): Basics {
  const { site, lang, apiBase } = given as Record<string, unknown>
  const supported = toLanguage(lang) ?? toLanguage(htmlLang) ?? 'ca'
  // `test` takes anything, as a text.
  const hasGerman = /balears$/.test(site as string)
  const base = typeof apiBase === 'string' ? API_BASE.exec(apiBase)?.[1] : undefined
  return {
    // German exists for the Balearic sites only (content-features §1).
    lang: supported === 'de' && !hasGerman ? 'ca' : supported,
    apiBase: base ?? '/api/front',
  }
}
