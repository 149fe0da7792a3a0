import { addTime, writeIso } from '#kit/dates/moment.ts'
import type { Language } from '#lib/site/config/config.ts'
import { liveIds, stormCategories } from '#newspaper/content/live/lives.ts'
import { liveTexts } from '#newspaper/content/live/liveTexts.ts'
import { matchClock } from '#newspaper/content/live/matchClock.ts'
import { matchEvents } from '#newspaper/content/live/matchEvents.ts'

/** Minutes from one message to the next, by the backend's clock. */
const EVERY = 2

const MINUTE_MS = 60_000

/** One of three tells something, the others are bulletins. */
const TELLS = 3

/** How many messages of the storm there are at a time, each text once, and of the one that is over. */
const STORM_LENGTH = 36
const PAST_LENGTH = 8

export interface LiveRecord {
  id: number
  type: string
  publishedDate: string
  category?: string
  [field: string]: unknown
}

/** The messages of a live, the newest first; undefined for an unknown one. The storm goes on for ever, the match is over. */
export function liveMessages(liveId: string | undefined, now: Date, language: Language): LiveRecord[] | undefined {
  const newest = Math.floor(now.getTime() / (EVERY * MINUTE_MS))
  const dated = (number: number) => writeIso(addTime(now, (number - newest) * EVERY, 'minute'))
  switch (liveId) {
    case liveIds.storm:
      return Array.from({ length: STORM_LENGTH }, (_, index) => stormMessage(newest - index, dated, language))
    case liveIds.past:
      return Array.from({ length: PAST_LENGTH }, (_, index) => stormMessage(newest - index, dated, language))
    case liveIds.match: {
      const lasted = matchClock(matchEvents.at(-1)?.minute)
      // Over since just now.
      const kickOff = addTime(now, -EVERY - lasted, 'minute')
      return matchEvents
        .map((event, index) => {
          const publishedDate = writeIso(addTime(kickOff, matchClock(event.minute), 'minute'))
          return { ...event, id: 1 + index, publishedDate }
        })
        .reverse()
    }
    case liveIds.planned:
      return []
  }
  return undefined
}

/** Whether nothing will come any more. */
export const hasEnded = (liveId: string | undefined): boolean => liveId === liveIds.match || liveId === liveIds.past

function stormMessage(number: number, dated: (number: number) => string, language: Language): LiveRecord {
  if (number % TELLS > 0) return bulletin(number, dated, language)
  const { messages } = liveTexts[language]
  const turn = (number / TELLS) % messages.length
  const [title, html] = messages[turn] ?? []
  return {
    id: number,
    type: turn % 4 === 3 ? 'feed-entrada' : 'feed-breu',
    category: stormCategories[(turn + 1) % stormCategories.length] ?? 'mar',
    publishedDate: dated(number),
    title,
    html,
    keyPoint: turn % 3 === 1,
    ...(turn === 0 && { image: { url: '/images/far.svg', alt: '' } }),
    ...(turn % 5 === 2 && { author: { name: 'Berta Casamitjana' } }),
    ...(turn === 8 && { link: { href: '/ciutat/', text: language === 'en' ? 'City' : 'Portclar' } }),
  }
}

/** Measurements, by kind of bulletin: within the storm's length, no two bulletins of a kind have the same number. */
const MEASURED = [
  { category: 'mar', from: 39, step: 7, room: 31 },
  { category: 'mar', from: 71, step: 5, room: 31 },
  { category: 'carreteres', from: 120, step: 1, room: 720 },
  { category: 'carreteres', from: 12, step: 7, room: 31 },
] as const

function bulletin(number: number, dated: (number: number) => string, language: Language): LiveRecord {
  const kind = (Math.floor(number / TELLS) % 2) * 2 + (number % TELLS) - 1
  const { category, from, step, room } = MEASURED[kind] ?? MEASURED[0]
  const [title = '', html] = liveTexts[language].bulletins[kind] ?? []
  const value = from + ((number * step) % room)
  const decimal = (value / 10).toFixed(1).replace('.', language === 'en' ? '.' : ',')
  const said = title.replace('{n}', String(value)).replace('{d}', decimal)
  return { id: number, type: 'feed-breu', category, publishedDate: dated(number), title: said, html }
}
