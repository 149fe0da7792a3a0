import type { Language } from '#lib/site/config/config.ts'
import { existingArticle } from './articleById.ts'
import { articlePath } from './articles.ts'

/** A topic that readers talk about, as the front page has it. */
export interface HotTopic {
  text: Record<Language, string>
  href: string
  /** The name of the advertiser who pays for it. */
  sponsor?: string
  /** The sponsor's. */
  color?: string
}

export const hotTopics: readonly HotTopic[] = [
  {
    text: {
      ca: 'El passeig sense cotxes',
      es: 'El paseo sin coches',
      en: 'Car-free seafront',
      de: 'Autofreie Promenade',
    },
    href: articlePath(existingArticle('1001')),
  },
  {
    text: { ca: 'L’aigua que es perd', es: 'El agua que se pierde', en: 'The lost water', de: 'Das verlorene Wasser' },
    href: articlePath(existingArticle('1004')),
  },
  {
    text: { ca: 'Verema', es: 'Vendimia', en: 'Grape harvest', de: 'Weinlese' },
    href: '/comarca/',
  },
  {
    text: { ca: 'Travessia del port', es: 'Travesía del puerto', en: 'Harbour swim', de: 'Hafenschwimmen' },
    href: '/esports/',
  },
  {
    text: { ca: 'Tardor a taula', es: 'Otoño en la mesa', en: 'Autumn at table', de: 'Herbst bei Tisch' },
    href: '/cuina/',
    sponsor: 'Forn del Carrer Major',
    color: '#8a5700',
  },
]
