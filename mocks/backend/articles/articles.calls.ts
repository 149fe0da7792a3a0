import { defineCalls } from '../defineCalls.ts'
import { listArticles } from './listArticles.ts'

/** The CMS’s: a list’s further pages. */
export const articlesCalls = defineCalls({
  articles: {
    method: 'GET',
    path: '/llista/:category',
    root: '',
    auth: 'none',
    wrap: 'response',
    answer: listArticles,
  },
})
