import * as v from 'valibot'
import type { ApiClient } from '../../../src/api/apiClient.ts'
import { IdSchema } from '../../../src/lib/idSchema.ts'

/** What GET /user/interest says of muted readers (reader-account §3, "Interests per user"). */
const InterestsSchema = v.object({ blockedUsers: v.optional(v.array(IdSchema), []) })

/** The ids of the readers whom this one has muted; undefined when they cannot be had, and then everybody is heard. */
export async function readMuted(client: ApiClient, signal: AbortSignal): Promise<ReadonlySet<string> | undefined> {
  const answer = await client.get('user/interest', InterestsSchema, { signal })
  return answer.ok ? new Set(answer.value.blockedUsers) : undefined
}
