import { type LatestNews, latest } from '#newspaper/content/latest/latest.ts'
import { type Answer, answer, type Call, notFound } from '../Call.ts'

/** Articles of a list page. */
const SIZE = 5

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One item of a list as a CMS renders it. */
const articleItem = ({ id, title }: Pick<LatestNews, 'id' | 'title'>, lang: keyof LatestNews['title']) =>
  `<li lang="${lang}"><p><a href="/ultima-hora/#n${id}">${escaped(title[lang])}</a></p></li>`

/** GET /llista/{category}: a further list page of a section, for stories and tests. The newspaper renders its own. */
export function listArticles({ params, query, language }: Call): Answer {
  const own = latest.filter(({ category }) => category === params.category)
  const listPage = Number(query.get('pagina') ?? 1)
  if (query.get('format') !== 'json' || own.length === 0) return notFound()
  const from = (listPage - 1) * SIZE
  const html = own.slice(from, from + SIZE).map((news) => articleItem(news, language))
  const isLast = from + SIZE >= own.length
  return answer({
    html: html.join('\n'),
    nextPage: isLast ? null : `/llista/${params.category}?pagina=${listPage + 1}`,
  })
}
