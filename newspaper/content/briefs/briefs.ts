import type { Language } from '#lib/site/config/config.ts'
import type { BriefSlug, BriefText } from './BriefText.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A short piece, around the six articles of a front page. */
export interface BriefFacts {
  slug: BriefSlug
  category: string
  author?: string
  /** An illustration's name. */
  image?: string
  /** Its age when a page is rendered. */
  minutesAgo: number
}

/** In the order of the front page. */
export const briefs: readonly BriefFacts[] = [
  { slug: 'la-biblioteca-del-moll-obrira-fins-a-mitjanit', category: 'cultura', image: 'biblioteca', minutesAgo: 125 },
  { slug: 'les-vinyes-de-la-carena-veremen-onze-dies-abans', category: 'comarca', image: 'vinya', minutesAgo: 230 },
  { slug: 'la-travessia-del-port-es-nedara-a-catorze-graus', category: 'esports', image: 'travessia', minutesAgo: 290 },
  { slug: 'el-tren-de-les-7-14-torna-a-tenir-sis-vagons', category: 'ciutat', minutesAgo: 45 },
  { slug: 'una-escola-canvia-el-timbre-per-una-campana', category: 'ciutat', minutesAgo: 160 },
  { slug: 'l-orquestra-jove-assaja-a-la-llotja-del-peix', category: 'cultura', minutesAgo: 405 },
  { slug: 'el-forn-del-carrer-major-reobre-amb-sis-socis', category: 'comarca', minutesAgo: 480 },
  { slug: 'el-dret-a-no-tenir-opinio', category: 'opinio', author: 'Ignasi Rovelló', minutesAgo: 700 },
  { slug: 'carta-a-qui-vindra-a-viure-al-meu-carrer', category: 'opinio', author: 'Ona Delcor', minutesAgo: 1320 },
]

const texts: Record<Language, Record<BriefSlug, BriefText>> = { ca, es, en, de }

export const briefText = (slug: BriefSlug, lang: Language): BriefText => texts[lang][slug]

export const briefPath = ({ category, slug }: BriefFacts) => `/${category}/${slug}.html`
