import { defineCalls } from '../defineCalls.ts'
import { listArticles } from './listArticles.ts'

/** The CMS’s: further list pages. */
export const articlesCalls = defineCalls({
  /**
   * @when article-list: the reader presses the list’s link to the next list page: it is the CMS that answers, at the link’s own address with `format=json`
   * @sends format: always `json`
   */
  articles: {
    method: 'GET',
    path: '/llista/:category',
    root: '',
    auth: 'none',
    wrap: 'response',
    answer: listArticles,
  },
})
