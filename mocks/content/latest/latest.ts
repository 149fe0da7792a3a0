import type { Language } from '../../../src/site/config/config.ts'
import type { SectionName } from '../sections.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** One item of the latest news: a content whose page the newspaper does not have. */
export interface LatestNews {
  id: string
  category: SectionName
  /** Its age when the page is rendered, in minutes. */
  minutesAgo: number
  title: Record<Language, string>
}

/** Sections in turn, as a day brings them. */
const turn: readonly SectionName[] = ['ciutat', 'comarca', 'ciutat', 'cultura', 'comarca', 'esports', 'cuina']

/** The first is ten minutes old; they are closer together by day than by night. */
const minutesAgo = (index: number) => 10 + index * 17 + (index % 4) * 4

const titled = (index: number, lang: Language) => ({ ca, es, en, de })[lang][index] ?? ''

/** Fifty, the last one first. */
export const latest: readonly LatestNews[] = ca.map((_, index) => ({
  id: String(1101 + index),
  category: turn[index % turn.length] ?? 'ciutat',
  minutesAgo: minutesAgo(index),
  title: { ca: titled(index, 'ca'), es: titled(index, 'es'), en: titled(index, 'en'), de: titled(index, 'de') },
}))
