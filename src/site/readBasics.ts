import type { Language } from './config.ts'
import { isLanguage } from './isLanguage.ts'

/** What the loader needs of the configuration before anything else is there. */
export interface Basics {
  lang: Language
  apiBase: string
}

/** A path of this host, or an address of another without user, query and fragment: the reader's token goes there. */
export const API_BASE = /^(https?:\/\/[\w.-]+(:\d+)?)?(\/[\w.~%-]+)*\/?$/

const parse = (text: string): Record<string, unknown> => {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}

/**
 * The two facts that the first requests depend on, from the page's block (contract §1). It is in the loader, so it is silent: {@link readConfig}
 * reads the same block with the first widget that is due, and names what is wrong; the two always agree.
 */
export function readBasics(text: string, htmlLang: string): Basics {
  const { site, lang, apiBase } = parse(text)
  const [spoken] = [lang, htmlLang.slice(0, 2).toLowerCase(), 'ca' as const].filter(isLanguage)
  const german = typeof site === 'string' && site.endsWith('balears')
  return {
    lang: spoken && (spoken !== 'de' || german) ? spoken : 'ca',
    apiBase: typeof apiBase === 'string' && API_BASE.test(apiBase) ? apiBase.replace(/\/$/, '') : '/api/front',
  }
}
