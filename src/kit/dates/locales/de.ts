import locale from 'dayjs/locale/de.js'
import { dateNamesFrom } from './dateNamesFrom.ts'

export const de = dateNamesFrom(locale, {
  now: 'gerade eben',
  // dayjs has functions for the cases; after “vor” it is always the dative.
  relativeTime: {
    past: 'vor %s',
    m: 'einer Minute',
    mm: '%d Minuten',
    h: 'einer Stunde',
    hh: '%d Stunden',
    d: 'einem Tag',
    dd: '%d Tagen',
  },
})
