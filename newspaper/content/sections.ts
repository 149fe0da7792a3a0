import type { Language } from '#lib/site/config/config.ts'

/** The newspaper's sections by their name in addresses, in the order of its menu. */
export const sections = {
  ciutat: { ca: 'Ciutat', es: 'Ciudad', en: 'City', de: 'Stadt' },
  investigacio: { ca: 'Investigació', es: 'Investigación', en: 'Investigations', de: 'Recherche' },
  opinio: { ca: 'Opinió', es: 'Opinión', en: 'Opinion', de: 'Meinung' },
  entrevistes: { ca: 'Entrevistes', es: 'Entrevistas', en: 'Interviews', de: 'Interviews' },
  comarca: { ca: 'Comarca', es: 'Comarca', en: 'Region', de: 'Region' },
  cultura: { ca: 'Cultura', es: 'Cultura', en: 'Culture', de: 'Kultur' },
  llengua: { ca: 'Llengua', es: 'Lengua', en: 'Language', de: 'Sprache' },
  cuina: { ca: 'Cuina', es: 'Cocina', en: 'Food', de: 'Küche' },
  esports: { ca: 'Esports', es: 'Deportes', en: 'Sport', de: 'Sport' },
} as const satisfies Record<string, Record<Language, string>>

export type SectionName = keyof typeof sections

export const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name)
