import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** All four languages, for the build, tests and stories; a reader loads only one, with a widget's texts. */
export const dateNames = { ca, es, en, de }
