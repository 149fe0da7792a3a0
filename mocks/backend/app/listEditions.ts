import type { Language } from '#lib/site/config/config.ts'
import { type Answer, answer, type Call } from '../Call.ts'

const editions: Record<Language, readonly string[]> = {
  ca: ['Catalunya', 'Balears', 'Andorra'],
  es: ['Cataluña', 'Baleares', 'Andorra'],
  en: ['Catalonia', 'Balearic Islands', 'Andorra'],
  de: ['Katalonien', 'Balearen', 'Andorra'],
}

/** GET /api/app/editions. */
export const listEditions = ({ language }: Call): Answer =>
  answer({ editions: editions[language].map((title) => ({ title })) })
