import type { Language } from '#lib/site/config/config.ts'
import { filmById } from './films.ts'

/** A video of the front page's strip, which leads to the article that it belongs to. */
interface Clip {
  contentId: string
  length: string
  title: Record<Language, string>
  /** In place of the article's picture. */
  poster?: string | undefined
}

const light = filmById('9001')

/** The film of the lighthouse, then first those whose pictures are nowhere else on the front page. */
export const clips: readonly Clip[] = [
  ...(light ? [{ contentId: '1003', length: '0:12', title: light.title, poster: light.poster }] : []),
  {
    contentId: '1002',
    length: '2:45',
    title: {
      ca: 'Una hora de sobretaula en menys de tres minuts',
      es: 'Una hora de sobremesa en menos de tres minutos',
      en: 'An hour at the table in under three minutes',
      de: 'Eine Stunde bei Tisch in knapp drei Minuten',
    },
  },
  {
    contentId: '1004',
    length: '3:30',
    title: {
      ca: 'Per on se’n va l’aigua: els plànols, carrer a carrer',
      es: 'Por dónde se va el agua: los planos, calle a calle',
      en: 'Where the water goes: the plans, street by street',
      de: 'Wohin das Wasser läuft: die Pläne, Straße für Straße',
    },
  },
  {
    contentId: '1006',
    length: '0:52',
    title: {
      ca: 'Cinc paraules que els avis encara diuen',
      es: 'Cinco palabras que los abuelos todavía dicen',
      en: 'Five words that grandparents still say',
      de: 'Fünf Wörter, die Großeltern noch sagen',
    },
  },
  {
    contentId: '1005',
    length: '1:58',
    title: {
      ca: 'Les mans de la Gal·la: sucar el pa, pas a pas',
      es: 'Las manos de Gal·la: untar el pan, paso a paso',
      en: 'Gal·la’s hands: rubbing the bread, step by step',
      de: 'Gal·las Hände: das Brot einreiben, Schritt für Schritt',
    },
  },
  {
    contentId: '1001',
    length: '4:12',
    title: {
      ca: 'Un diumenge al passeig, de la matinada al vespre',
      es: 'Un domingo en el paseo, de la madrugada a la noche',
      en: 'A Sunday on the seafront, from dawn to dusk',
      de: 'Ein Sonntag auf der Promenade, von früh bis spät',
    },
  },
]
