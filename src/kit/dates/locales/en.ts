import locale from 'dayjs/locale/en-gb.js'
import { dateNamesFrom } from './dateNamesFrom.ts'

export const en = dateNamesFrom(locale, { now: 'just now' })
