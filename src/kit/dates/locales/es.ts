import locale from 'dayjs/locale/es.js'
import { dateNamesFrom } from './dateNamesFrom.ts'

export const es = dateNamesFrom(locale, { now: 'ahora mismo' })
