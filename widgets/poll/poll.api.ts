import * as v from 'valibot'
import type { ApiClient } from '../../src/api/apiClient.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { Poll } from './poll.schema.ts'
import { PollSchema } from './poll.schema.ts'

export interface PollApi {
  fetchPoll(pollId: string, signal: AbortSignal): Promise<Result<Poll, ApiFailure>>
  /** Takes no signal: a vote that has left is remembered even when its marker goes meanwhile. */
  castVote(pollId: string, optionId: string): Promise<Result<unknown, ApiFailure>>
}

/** content-features §7; what a vote answers is not specified, so nothing is read from it. */
export function createPollApi(client: ApiClient): PollApi {
  const path = (pollId: string) => `poll/${encodeURIComponent(pollId)}`
  return {
    fetchPoll: (pollId, signal) => client.get(path(pollId), PollSchema, { signal }),
    castVote: (pollId, optionId) => client.post(`${path(pollId)}/vote/${encodeURIComponent(optionId)}`, v.unknown()),
  }
}
