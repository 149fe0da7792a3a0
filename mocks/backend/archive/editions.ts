import type { Translated } from '../polls/PollRecord.ts'

/** A publication of an edition. */
export interface Publication {
  value: string
  name: Translated
  /** Weekdays of publication, 0 for Sunday. */
  weekdays: readonly number[]
}

export interface PrintEdition {
  value: string
  name: Translated
  publications: readonly Publication[]
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

const daily: Publication = {
  value: 'diari',
  name: { ca: 'Diari', es: 'Diario', en: 'Daily', de: 'Tageszeitung' },
  weekdays: everyDay,
}
const sunday: Publication = {
  value: 'dominical',
  name: { ca: 'Dominical', es: 'Dominical', en: 'Sunday magazine', de: 'Sonntagsmagazin' },
  weekdays: [0],
}
const table: Publication = {
  value: 'taula',
  name: { ca: 'Taula parada', es: 'Mesa puesta', en: 'The Table', de: 'Zu Tisch' },
  weekdays: [4],
}
const weekly: Publication = {
  value: 'setmanari',
  name: { ca: 'Setmanari', es: 'Semanario', en: 'Weekly', de: 'Wochenblatt' },
  weekdays: [6],
}

/** The editions with their publications; the first is the archive's default. */
export const editions: readonly PrintEdition[] = [
  {
    value: 'portclar',
    name: { ca: 'Portclar', es: 'Portclar', en: 'Portclar', de: 'Portclar' },
    publications: [daily, sunday, table],
  },
  {
    value: 'balears',
    name: { ca: 'Illes Balears', es: 'Islas Baleares', en: 'Balearic Islands', de: 'Balearen' },
    publications: [daily, sunday],
  },
  {
    value: 'andorra',
    name: { ca: 'Andorra', es: 'Andorra', en: 'Andorra', de: 'Andorra' },
    publications: [weekly],
  },
]
