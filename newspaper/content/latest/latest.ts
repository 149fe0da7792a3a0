import type { Language } from '#lib/site/config/config.ts'
import { isSection, type SectionName, sections } from '../sections.ts'
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

/** The pieces of other sections than the city's, by their places in the list. */
const elsewhere: Partial<Record<SectionName, readonly number[]>> = {
  comarca: [1, 6, 13, 19, 25, 26, 28, 29, 31, 35, 36, 41, 49],
  cultura: [4, 7, 10, 16, 21, 23, 34, 38, 42, 45, 47],
  esports: [9, 30, 32, 44],
  cuina: [18, 27, 46],
}

const sectionAt = (index: number): SectionName => {
  for (const section of Object.keys(sections).filter(isSection)) if (elsewhere[section]?.includes(index)) return section
  return 'ciutat'
}

/** The first is ten minutes old; they are closer together by day than by night. */
const minutesAgo = (index: number) => 10 + index * 17 + (index % 4) * 4

const titled = (index: number, lang: Language) => ({ ca, es, en, de })[lang][index] ?? ''

/** Fifty, the last one first. */
export const latest: readonly LatestNews[] = ca.map((_, index) => ({
  id: String(1101 + index),
  category: sectionAt(index),
  minutesAgo: minutesAgo(index),
  title: { ca: titled(index, 'ca'), es: titled(index, 'es'), en: titled(index, 'en'), de: titled(index, 'de') },
}))
