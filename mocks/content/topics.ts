import type { Language } from '../../src/site/config.ts'
import type { SectionName } from './sections.ts'
import { sections } from './sections.ts'

/** What readers follow besides people: a topic, or a column under its own name. */
export interface Topic {
  id: string
  name: Record<Language, string>
  /** Where it is at home. */
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

export const columns: readonly Topic[] = [
  {
    id: '401',
    name: {
      ca: 'Paraules de butxaca',
      es: 'Palabras de bolsillo',
      en: 'Pocket words',
      de: 'Wörter für die Hosentasche',
    },
    path: '/llengua/',
  },
  {
    id: '402',
    name: { ca: 'Sobretaula', es: 'Sobremesa', en: 'After the meal', de: 'Nach dem Essen' },
    path: '/opinio/',
  },
  {
    id: '403',
    name: { ca: 'A foc lent', es: 'A fuego lento', en: 'Slow heat', de: 'Auf kleiner Flamme' },
    path: '/cuina/',
  },
]
