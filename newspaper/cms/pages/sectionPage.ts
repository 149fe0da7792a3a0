import { articles } from '../../content/articles.ts'
import { briefs } from '../../content/briefs/briefs.ts'
import { latest } from '../../content/latest/latest.ts'
import { type SectionName, sections } from '../../content/sections.ts'
import { topicOf } from '../../content/topics.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { articleListMarker, followMarker } from '../parts/markers.ts'
import { moreNews } from '../parts/moreNews.ts'
import { articleTeaser, briefTeaser, latestTeaser, opinionArticle, opinionBrief } from '../parts/teasers.ts'
import type { Visit } from '../visit/Visit.ts'
import { notFoundPage } from './errorPages.ts'

/** Articles beside each other on a wide page. */
const COLUMNS = 3

/** Articles of a further page, in whole rows. */
const SIZE = 6

/** A section's front: its own articles, then those of other sections. Its further pages have the latest news. */
export function sectionPage(name: SectionName, visit: Visit, newsroom: Newsroom): Page {
  const title = sections[name][visit.lang]
  const topic = topicOf(name)
  const number = Number(visit.url.searchParams.get('pagina') ?? 1)
  const items = number === 1 ? firstItems(name, visit, newsroom) : furtherItems(name, number, visit)
  if (items.length === 0) return notFoundPage(visit, newsroom)

  const nextPage = furtherItems(name, number + 1, visit).length > 0 ? addressOf(visit, number + 1) : null
  const list = html`<div class="${name === 'opinio' ? 'opinion-row' : 'section-list'}">${items}</div>`
  const main = html`
<header class="section-head"><h1>${title}</h1>${topic && followMarker('topic', topic.id, title, visit)}</header>
${nextPage === null ? list : articleListMarker(list, nextPage, visit)}
${moreNews({ category: name }, visit, newsroom)}`
  return { status: 200, kind: 'plain', title, main, json: { html: items.join('\n'), nextPage } }
}

function firstItems(name: SectionName, visit: Visit, newsroom: Newsroom): readonly Html[] {
  const short = briefs.filter(({ category }) => category === name)
  if (name === 'opinio') {
    const opinions = articles.filter(({ kind }) => kind === 'opinion' || kind === 'column')
    return [
      ...opinions.map((article) => opinionArticle(article, visit, newsroom, 'h2')),
      ...short.map((brief) => opinionBrief(brief, visit, 'h2')),
    ]
  }
  const own = articles.filter(({ category }) => category === name)
  return [
    ...own.map((article) => articleTeaser(article, visit, newsroom, { size: 'large' })),
    ...short.map((brief) => briefTeaser(brief, visit)),
    ...latestOf(name)
      .slice(0, missingInRow(name))
      .map((news) => latestTeaser(news, visit)),
  ].map((teaser) => html`<div>${teaser}</div>`)
}

const latestOf = (name: SectionName) => latest.filter(({ category }) => category === name)

/** How many pieces the rows under a section's first one lack to be whole. */
function missingInRow(name: SectionName): number {
  if (name === 'opinio') return 0
  const under = [...articles, ...briefs].filter(({ category }) => category === name).length - 1
  return under > 0 ? (COLUMNS - (under % COLUMNS)) % COLUMNS : 0
}

/** @param number From 2 on. */
const furtherItems = (name: SectionName, number: number, visit: Visit): readonly Html[] =>
  latestOf(name)
    .slice(missingInRow(name))
    .slice((number - 2) * SIZE, (number - 1) * SIZE)
    .map((news) => html`<div>${latestTeaser(news, visit)}</div>`)

function addressOf({ url }: Visit, number: number): string {
  const { pathname, searchParams } = url
  const query = new URLSearchParams(searchParams)
  query.delete('format')
  query.set('pagina', String(number))
  return `${pathname}?${query}`
}
