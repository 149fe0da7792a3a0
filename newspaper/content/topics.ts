import type { Language } from '#lib/site/config/config.ts'
import { type SectionName, sections } from './sections.ts'

/** A topic or a column, which readers can follow. */
export interface Topic {
  id: string
  name: Record<Language, string>
  /** Its section. */
  path: string
}

const sectionTopic = (id: string, section: SectionName): Topic => ({
  id,
  name: sections[section],
  path: `/${section}/`,
})

/** Opinion is not one: its writers and columns are followed each by their own. */
export const topics: readonly Topic[] = [
  sectionTopic('301', 'ciutat'),
  sectionTopic('302', 'investigacio'),
  sectionTopic('303', 'entrevistes'),
  sectionTopic('304', 'comarca'),
  sectionTopic('305', 'cultura'),
  sectionTopic('306', 'llengua'),
  sectionTopic('307', 'cuina'),
  sectionTopic('308', 'esports'),
]

export const topicOf = (section: SectionName): Topic | undefined => topics.find(({ path }) => path === `/${section}/`)

/** Named as the kickers of their pieces. */
export const columns: readonly Topic[] = [
  {
    id: '401',
    name: { ca: 'Peu de pàgina', es: 'Pie de página', en: 'Footnote', de: 'Fußnote' },
    path: '/llengua/',
  },
  {
    id: '402',
    name: { ca: 'La finestra', es: 'La ventana', en: 'The window', de: 'Das Fenster' },
    path: '/opinio/',
  },
  {
    id: '403',
    name: { ca: 'A foc lent', es: 'A fuego lento', en: 'Low heat', de: 'Auf kleiner Flamme' },
    path: '/cuina/',
  },
]
