import type { Language } from '#lib/site/config/config.ts'

export interface SearchTexts {
  title: string
  field: string
  submit: string
  /** How much was found, for what was typed, which may be nothing. */
  found: (count: number, typed: string) => string
  /** Before a word that readers may have meant. */
  meant: string
  withoutFilters: string
  /** Before some of the day’s topics. */
  topics: string
  filters: string
  applied: (count: number) => string
  section: string
  published: string
  start: string
  end: string
  author: string
  anyAuthor: string
  apply: string
}

/** The page of search results, with the filters as a form that needs no script. */
export const searchTexts: Record<Language, SearchTexts> = {
  ca: {
    title: 'Cerca al diari',
    field: 'Què busques?',
    submit: 'Cerca',
    found: (count, typed) =>
      `${count === 0 ? 'Sense resultats' : count === 1 ? 'Una peça' : `${count} peces`}${typed && ` per a «${typed}»`}`,
    meant: 'Volies dir',
    withoutFilters: 'Cerca-ho sense filtres',
    topics: 'Llegeix què hi ha avui:',
    filters: 'Filtres',
    applied: (count) => `Filtres (${count})`,
    section: 'Secció',
    published: 'Publicat',
    start: 'Inici',
    end: 'Final',
    author: 'Firma',
    anyAuthor: 'Totes les firmes',
    apply: 'Aplica',
  },
  es: {
    title: 'Busca en el diario',
    field: '¿Qué buscas?',
    submit: 'Buscar',
    found: (count, typed) =>
      `${count === 0 ? 'Sin resultados' : count === 1 ? 'Una pieza' : `${count} piezas`}${typed && ` para «${typed}»`}`,
    meant: '¿Querías decir',
    withoutFilters: 'Buscar sin filtros',
    topics: 'Lee lo que hay hoy:',
    filters: 'Filtros',
    applied: (count) => `Filtros (${count})`,
    section: 'Sección',
    published: 'Publicado',
    start: 'Inicio',
    end: 'Fin',
    author: 'Firma',
    anyAuthor: 'Todas las firmas',
    apply: 'Aplicar',
  },
  en: {
    title: 'Search the paper',
    field: 'What are you looking for?',
    submit: 'Search',
    found: (count, typed) =>
      `${count === 0 ? 'No results' : count === 1 ? 'One story' : `${count} stories`}${typed && ` for ‘${typed}’`}`,
    meant: 'Did you mean',
    withoutFilters: 'Search without filters',
    topics: 'Read what there is today:',
    filters: 'Filters',
    applied: (count) => `Filters (${count})`,
    section: 'Section',
    published: 'Published',
    start: 'Start',
    end: 'End',
    author: 'Byline',
    anyAuthor: 'All bylines',
    apply: 'Apply',
  },
  de: {
    title: 'In der Zeitung suchen',
    field: 'Wonach suchen Sie?',
    submit: 'Suchen',
    found: (count, typed) =>
      `${count === 0 ? 'Keine Treffer' : count === 1 ? 'Ein Beitrag' : `${count} Beiträge`}${typed && ` für „${typed}“`}`,
    meant: 'Meinten Sie',
    withoutFilters: 'Ohne Filter suchen',
    topics: 'Lesen Sie, was es heute gibt:',
    filters: 'Filter',
    applied: (count) => `Filter (${count})`,
    section: 'Ressort',
    published: 'Veröffentlicht',
    start: 'Beginn',
    end: 'Ende',
    author: 'Autor',
    anyAuthor: 'Alle Autoren',
    apply: 'Anwenden',
  },
}
