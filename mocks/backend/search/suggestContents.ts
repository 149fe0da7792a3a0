import { plainText } from '#lib/plainText.ts'
import type { Language } from '#lib/site/config/config.ts'
import { articlePath, articles } from '#newspaper/content/articles.ts'
import { briefPath, briefs, briefText } from '#newspaper/content/briefs/briefs.ts'
import { isSection, sections } from '#newspaper/content/sections.ts'
import { type Answer, answer, type Call } from '../Call.ts'

/** The newspaper's articles and short pieces, newest first. */
const contents = (lang: Language) =>
  [
    ...articles.map((article) => ({ ...article, title: article.title[lang], url: articlePath(article) })),
    ...briefs.map((brief) => ({ ...brief, title: briefText(brief.slug, lang).title, url: briefPath(brief) })),
  ].sort((a, b) => a.minutesAgo - b.minutesAgo)

/** GET /search: the contents with all the words in their titles, in any case and with or without accents. */
export function suggestContents({ query, language }: Call): Answer {
  const words = plainText(query.get('text') ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const found = contents(language).filter(({ title }) => words.every((word) => plainText(title).includes(word)))
  return answer({
    results: found.slice(0, Number(query.get('limit') ?? 10)).map(({ title, url, category }) => ({
      title,
      url,
      section: isSection(category) ? sections[category][language] : category,
    })),
  })
}
