import type { TimeZone } from '#kit/dates/timeZone.ts'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type LiveAnswer, type LiveOptions, liveAnswerSchema, MAX_LIMIT } from './live.schema.ts'

/** The reader's choice of each group of filters, by its name. */
export type Chosen = Readonly<Record<string, readonly string[]>>

export interface LiveRequest {
  /** The newest messages, or the oldest ones. With `from`: those that follow that message in this direction. */
  end: 'newest' | 'oldest'
  chosen: Chosen
  /** A message's id. */
  from?: string | undefined
  signal: AbortSignal
}

export interface LiveApi {
  fetchMessages(request: LiveRequest): Promise<Result<LiveAnswer, ApiFailure>>
}

type Feed = Pick<LiveOptions, 'kind' | 'liveId' | 'limit'>

/** How many messages are asked for. Of a match all at once, where there are so few: its score and its scorers are those of all its events. */
const limitOf = ({ kind, limit }: Feed) => limit ?? (kind === 'livefootball' ? MAX_LIMIT : undefined)

const callOf = ({ kind, liveId }: Feed, end: LiveRequest['end']) =>
  `${kind}/${encodeURIComponent(liveId)}/messages/${end}`

/** Of the first request, with its query: the newest messages, with nothing chosen. */
export function newestPath(feed: Feed): string {
  const limit = limitOf(feed)
  return `${callOf(feed, 'newest')}${limit === undefined ? '' : `?limit=${limit}`}`
}

/**
 * The live calls (content-features §7). Without the token, and with the same address until something has come: so the browser keeps the answer and asks with
 * its ETag, and caches on the way may answer for the backend.
 */
export function createLiveApi(client: Pick<ApiClient, 'get'>, feed: Feed, timeZone: TimeZone): LiveApi {
  const schema = liveAnswerSchema(timeZone)
  return {
    fetchMessages({ end, chosen, from, signal }) {
      const groups = Object.entries(chosen).map(([name, values]) => [name, values.join(',') || undefined] as const)
      const query = { ...Object.fromEntries(groups), messageId: from, limit: limitOf(feed) }
      return client.get(callOf(feed, end), schema, { query, auth: 'none', signal })
    },
  }
}
