import { liveIds } from '#newspaper/content/live/lives.ts'
import { matchTeams } from '#newspaper/content/live/matchEvents.ts'
import { type Answer, answer, type Call, notFound } from '../Call.ts'
import { hasEnded, type LiveRecord, liveMessages } from './liveMessages.ts'

/** Messages of an answer where the query has no limit. */
const SIZE = 20

/** The answer's own parameters; all others are groups of filters. */
const own = ['messageId', 'limit', 'publishedDateOrder']

/**
 * GET /live/{liveId}/messages/newest and …/oldest, and those of a match: the newest or the oldest of all; with `messageId` those that follow that message in the
 * direction of the call. The newest first.
 */
export function listMessages({ backend, params, query, language }: Call, end: 'newest' | 'oldest'): Answer {
  const all = liveMessages(params.liveId, backend.now(), language)
  if (!all) return notFound()
  const matching = all.filter((message) => matches(message, query))
  const known = query.get('messageId')
  const size = Number(query.get('limit') ?? SIZE)
  const rest =
    known === null
      ? matching
      : matching.filter(({ id }) => (end === 'newest' ? id > Number(known) : id < Number(known)))
  // The ones beside the message that is known; without one those at the live's own end.
  const fromStart = (end === 'newest') === (known === null)
  const messages = fromStart ? rest.slice(0, size) : rest.slice(-size)
  const etag = `"${end}-${messages[0]?.id}-${messages.length}-${language}"`
  const teams = params.liveId === liveIds.match ? matchTeams : undefined
  return { ...answer({ messages, hasMoreResults: rest.length > size, ended: hasEnded(params.liveId), teams }), etag }
}

const matches = (message: LiveRecord, query: URLSearchParams) =>
  [...query].every(([name, values]) => own.includes(name) || values.split(',').includes(String(message[name])))
