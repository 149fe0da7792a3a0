import { addTime, writeIso } from '#kit/dates/moment.ts'
import type { Language } from '#lib/site/config/config.ts'
import { type LatestNews, latest } from './latest/latest.ts'
import type { SectionName } from './sections.ts'

/** The story that leads a section, and its illustration. */
const leads: Partial<Record<SectionName, { id: string; picture: string }>> = {
  ciutat: { id: '1101', picture: 'mercat' },
  cultura: { id: '1111', picture: 'ukulele' },
}

/** A content as the lists of the CMS have it (content-features §3, "Content card"), of the latest news of a section. */
const contentCard = ({ id, category, title, minutesAgo }: LatestNews, lang: Language, now: Date) => ({
  id,
  type: 'article',
  title: title[lang],
  url: `/ultima-hora/#n${id}`,
  image: id === leads[category]?.id ? { url: `/images/${leads[category].picture}.svg`, alt: '' } : null,
  flags: minutesAgo < 60 && id !== leads[category]?.id ? ['breaking'] : [],
  modificationDate: writeIso(addTime(now, -minutesAgo, 'minute')),
})

export type MockContentCard = ReturnType<typeof contentCard>

/** The leading one and two columns of three. */
const COUNT = 7

/** The cards of a section: the one that leads it, then the last one first. */
export function sectionCards(section: SectionName, lang: Language, now: Date): MockContentCard[] {
  const own = latest.filter(({ category }) => category === section)
  const isLead = ({ id }: LatestNews) => id === leads[section]?.id
  return [...own.filter(isLead), ...own.filter((news) => !isLead(news))]
    .slice(0, COUNT)
    .map((news) => contentCard(news, lang, now))
}
