import type { Language } from '../../../src/site/config/config.ts'

export interface SearchTexts {
  title: string
  field: string
  submit: string
  /** Under the title. */
  found: (count: number) => string
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
    found: (count) =>
      count === 1 ? 'Una peça' : count === 0 ? 'No hi ha cap peça amb aquests filtres.' : `${count} peces`,
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
    found: (count) =>
      count === 1 ? 'Una pieza' : count === 0 ? 'No hay ninguna pieza con estos filtros.' : `${count} piezas`,
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
    found: (count) => (count === 1 ? 'One story' : count === 0 ? 'No stories with these filters.' : `${count} stories`),
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
    found: (count) =>
      count === 1 ? 'Ein Beitrag' : count === 0 ? 'Keine Beiträge mit diesen Filtern.' : `${count} Beiträge`,
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
