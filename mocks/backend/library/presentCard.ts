import { addTime, writeIso } from '#kit/dates/moment.ts'
import type { Language } from '#lib/site/config/config.ts'
import { articleById } from '#newspaper/content/articleById.ts'
import { articlePath, publishedAt } from '#newspaper/content/articles.ts'
import { latest } from '#newspaper/content/latest/latest.ts'
import { isSection, sections } from '#newspaper/content/sections.ts'
import type { Call } from '../Call.ts'

/** The illustrations of the articles, as their stories name them. */
const images: Record<string, string> = {
  1001: 'passeig',
  1002: 'sobretaula',
  1003: 'far',
  1004: 'aigua',
  1005: 'tomaquet',
  1006: 'butxaca',
}

/** Whether a content exists. List pages show more contents than there are articles, so any four digits count as one; the five digits are the collector's. */
export const isContent = (id: string): boolean => /^(1\d{3}|2\d{4})$/.test(id)

/** The square variant, as cards show it (reader-account §3, "Saved content card"). */
export const imageOf = (contentId: string | undefined) => {
  const name =
    contentId === undefined ? undefined : images[isCollected(contentId) ? collectedImage(contentId) : contentId]
  return name === undefined ? null : { sources: [{ url: `/images/${name}.svg`, width: 158 }], alt: '' }
}

/** The collector's contents repeat the latest news with a number; three of four have one of the six pictures. */
const FIRST_COLLECTED = 20_000
const isCollected = (id: string) => /^2\d{4}$/.test(id)
const collectedImage = (id: string) => (Number(id) % 4 === 3 ? '' : String(1001 + (Number(id) % 6)))

function presentCollected(id: string, now: Date, language: Language) {
  const index = Number(id) - FIRST_COLLECTED
  const news = latest[index % latest.length]
  const category = news?.category ?? 'ciutat'
  return {
    id: Number(id),
    title: `${news?.title[language]} (${Math.floor(index / latest.length) + 1})`,
    url: `/ultima-hora/#n${news?.id}`,
    category: { name: sections[category][language], url: `/${category}/` },
    ancestorCategory: null,
    image: imageOf(id),
    modificationDate: writeIso(addTime(now, (index - 10_000) * 5, 'hour')),
    isExclusiveContent: index % 7 === 0,
    exclusive: false,
    mediainfo: null,
  }
}

/** A saved content (reader-account §3, "Saved content card"). */
export function presentCard(id: string, { backend, language }: Call) {
  const article = articleById(id)
  if (isCollected(id)) return presentCollected(id, backend.now(), language)
  if (!article) {
    const news = latest.find((item) => item.id === id)
    const section = news?.category ?? 'ciutat'
    return {
      id: Number(id),
      title: news?.title[language] ?? `Article ${id}`,
      url: `/ultima-hora/#n${id}`,
      category: { name: sections[section][language], url: `/${section}/` },
      ancestorCategory: null,
      image: null,
      modificationDate: writeIso(news ? publishedAt(news, backend.now()) : backend.now()),
      isExclusiveContent: false,
      exclusive: false,
      mediainfo: null,
    }
  }
  const { category } = article
  return {
    id: Number(id),
    title: article.title[language],
    url: articlePath(article),
    category: { name: isSection(category) ? sections[category][language] : category, url: `/${category}/` },
    ancestorCategory: null,
    image: imageOf(id),
    modificationDate: writeIso(publishedAt(article, backend.now())),
    isExclusiveContent: article.forSubscribers === true,
    exclusive: false,
    mediainfo: null,
  }
}
