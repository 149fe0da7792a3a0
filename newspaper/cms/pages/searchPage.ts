import { addTime } from '#kit/dates/moment.ts'
import { misspelt } from '#lib/nearest.ts'
import { plainText } from '#lib/plainText.ts'
import { dayAtNewspaper } from '#mocks/backend/dayAtNewspaper.ts'
import { articles } from '../../content/articles.ts'
import { authors } from '../../content/authors.ts'
import { briefs, briefText } from '../../content/briefs/briefs.ts'
import { hotTopics } from '../../content/hotTopics.ts'
import { latest } from '../../content/latest/latest.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { choiceOf, filtersMarker, type SearchChoice } from '../parts/filtersMarker.ts'
import { articleListMarker } from '../parts/markers.ts'
import { searchForm } from '../parts/searchForm.ts'
import { articleTeaser, briefTeaser, latestTeaser } from '../parts/teasers.ts'
import { searchTexts } from '../texts/search.ts'
import type { Visit } from '../visit/Visit.ts'

/** Articles of a page. */
const SIZE = 12

/** A piece that can be found. */
interface Find {
  title: string
  category: string
  authors: readonly string[]
  minutesAgo: number
  render: () => Html
}

const wordsOf = (text: string) => plainText(text).split(/\s+/).filter(Boolean)

/** All pieces, the latest first. */
function allFinds(visit: Visit, newsroom: Newsroom): readonly Find[] {
  const { lang } = visit
  const finds = [
    ...articles.map((article) => ({
      ...article,
      title: article.title[lang],
      render: () => articleTeaser(article, visit, newsroom, { size: 'small', image: false }),
    })),
    ...briefs.map((brief) => ({
      ...brief,
      title: briefText(brief.slug, lang).title,
      authors: brief.author ? [brief.author] : [],
      render: () => briefTeaser(brief, visit),
    })),
    ...latest.map((news) => ({
      ...news,
      title: news.title[lang],
      authors: [],
      render: () => latestTeaser(news, visit),
    })),
  ]
  return finds.sort((one, other) => one.minutesAgo - other.minutesAgo)
}

function isFound(find: Find, choice: SearchChoice, now: Date): boolean {
  const { text, from, to, author } = choice
  const day = dayAtNewspaper(addTime(now, -find.minutesAgo, 'minute'))
  const name = authors.find(({ id }) => id === author)?.name
  const title = plainText(find.title)
  return (
    wordsOf(text).every((word) => title.includes(word)) &&
    (choice.sections.length === 0 || choice.sections.includes(find.category)) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (!author || (name !== undefined && find.authors.includes(name)))
  )
}

/** `/cercador`: what was found, with filters, and further pages that are added to the list. */
export function searchPage(visit: Visit, newsroom: Newsroom): Page {
  const { lang, now, url } = visit
  const t = searchTexts[lang]
  const choice = choiceOf(url)
  const all = allFinds(visit, newsroom)
  const found = all.filter((find) => isFound(find, choice, now))
  const number = Number(url.searchParams.get('pagina') ?? 1)
  const items = found.slice((number - 1) * SIZE, number * SIZE).map(({ render }) => html`<div>${render()}</div>`)
  const nextPage = found.length > number * SIZE ? addressOf(url, number + 1) : null
  const list = html`<div class="search-list">${items}</div>`
  const main = html`
<div class="search-page">
<header class="section-head search-head"><h1>${t.title}</h1>
${searchForm(lang, choice.text)}</header>
<div class="search-tools">${filtersMarker(choice, visit)}<p class="found">${t.found(found.length, choice.text.trim())}</p></div>
${found.length === 0 ? suggestion(choice, all, visit) : nextPage === null ? list : articleListMarker(list, nextPage, visit)}
</div>`
  return {
    status: 200,
    kind: 'plain',
    title: t.title,
    main,
    json: { html: items.join('\n'), nextPage },
  }
}

/** Suggests another search when nothing was found: the word that was meant, the same without filters, or the topics of the day. */
function suggestion(choice: SearchChoice, all: readonly Find[], { lang, now }: Visit): Html {
  const t = searchTexts[lang]
  const words = [...new Set(all.flatMap(({ title }) => title.match(/[\p{L}·-]{4,}/gu) ?? []))]
  const typed = choice.text.trim()
  const meant = typed && misspelt(typed, words)
  const unfiltered = { ...choice, sections: [], from: '', to: '', author: '' }
  const isElsewhere = all.some((find) => isFound(find, unfiltered, now))
  const search = (text: string) => `/cercador?${new URLSearchParams({ text })}`
  return html`
<div class="search-none">
  ${meant && html`<p>${t.meant} <a href="${search(meant)}">${meant}</a>?</p>`}
  ${isElsewhere && html`<p><a href="${search(typed)}">${t.withoutFilters}</a></p>`}
  <p>${t.topics}</p>
  <ul>${hotTopics.filter(({ sponsor }) => !sponsor).map(({ text, href }) => html`<li><a href="${href}">${text[lang]}</a></li>\n`)}</ul>
</div>`
}

function addressOf({ pathname, searchParams }: URL, number: number): string {
  const query = new URLSearchParams(searchParams)
  query.delete('format')
  query.set('pagina', String(number))
  return `${pathname}?${query}`
}
