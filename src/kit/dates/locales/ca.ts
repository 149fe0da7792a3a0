import locale from 'dayjs/locale/ca.js'
import { dateNamesFrom } from './dateNamesFrom.ts'

export const ca = dateNamesFrom(locale, { now: 'ara mateix' })
