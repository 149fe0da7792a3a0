import type { Language } from '#lib/site/config/config.ts'
import type { SectionName } from './sections.ts'

/** The topics that a section's head on the front page leads to: the subjects that it writes about most. */
export const sectionTopics: Partial<Record<SectionName, Record<Language, readonly string[]>>> = {
  ciutat: {
    ca: ['Mercat', 'Passeig', 'Port', 'Escola', 'Aigua', 'Lloguer'],
    es: ['Mercado', 'Paseo', 'Puerto', 'Escuela', 'Agua', 'Alquiler'],
    en: ['Market', 'Seafront', 'Harbour', 'School', 'Water', 'Rents'],
    de: ['Markt', 'Promenade', 'Hafen', 'Schule', 'Wasser', 'Mieten'],
  },
  cultura: {
    ca: ['Biblioteca', 'Música', 'Cinema', 'Llibre', 'Teatre', 'Castellers'],
    es: ['Biblioteca', 'Música', 'Cine', 'Libro', 'Teatro', 'Castellers'],
    en: ['Library', 'Music', 'Film', 'Book', 'Theatre'],
    de: ['Bibliothek', 'Musik', 'Kino', 'Bücher', 'Theater', 'Castellers'],
  },
}
