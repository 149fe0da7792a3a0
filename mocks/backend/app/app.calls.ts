import type { Language } from '#lib/site/config/config.ts'
import { type Answer, answer, type Call } from '../Call.ts'
import { defineCalls } from '../defineCalls.ts'

export const appCalls = defineCalls({
  /** @when profile: the reader opens the list of editions in the app */
  editions: {
    method: 'GET',
    path: '/editions',
    root: '/api/app',
    auth: 'none',
    wrap: 'response',
    needs: ['editions'],
    answer: listEditions,
  },
})

const editions: Record<Language, readonly string[]> = {
  ca: ['Catalunya', 'Balears', 'Andorra'],
  es: ['Cataluña', 'Baleares', 'Andorra'],
  en: ['Catalonia', 'Balearic Islands', 'Andorra'],
  de: ['Katalonien', 'Balearen', 'Andorra'],
}

/** GET /api/app/editions. */
function listEditions({ language }: Call): Answer {
  return answer({ editions: editions[language].map((title) => ({ title })) })
}
