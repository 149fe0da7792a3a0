import * as v from 'valibot'
import { fillPath } from '#lib/fillPath.ts'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type Poll, PollSchema } from './poll.schema.ts'
import { pollWidget } from './poll.widget.ts'

export interface PollApi {
  fetchPoll(pollId: string, signal: AbortSignal): Promise<Result<Poll, ApiFailure>>
  /** Takes no signal: a vote that was sent is stored even if its marker unmounts in the meantime. */
  castVote(pollId: string, optionId: string): Promise<Result<unknown, ApiFailure>>
}

/** The path of the first request, as the loader sends it. */
export const pollPath = (pollId: string): string => fillPath(pollWidget.prefetch, { pollId })

/** The calls of content-features §7. The answer to a vote is not specified, so it is not read. */
export function createPollApi(client: ApiClient): PollApi {
  return {
    fetchPoll: (pollId, signal) => client.get(pollPath(pollId), PollSchema, { signal }),
    castVote: (pollId, optionId) =>
      client.post(`${pollPath(pollId)}/vote/${encodeURIComponent(optionId)}`, v.unknown()),
  }
}
