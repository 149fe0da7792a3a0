import * as v from 'valibot'
import type { ApiClient } from '../../../src/api/apiClient.ts'
import { IdSchema } from '../../../src/lib/idSchema.ts'
import { success } from '../../../src/lib/result.ts'
import type { Outcome } from '../commentParts.ts'

/** The spec shows no answer for these calls; where it is the new interests they count (reader-account §4, "Interests"). */
const ChangedSchema = v.fallback(v.nullable(v.object({ blockedUsers: v.array(IdSchema) })), null)

/**
 * Mutes a reader (POST /user/{id}/lock) or hears them again (/unlock).
 *
 * @returns Who is muted then: `known` with the change, or what the server says instead.
 */
export async function changeMuted(
  client: ApiClient,
  known: ReadonlySet<string>,
  userId: string,
  wanted: boolean,
): Outcome<ReadonlySet<string>> {
  const answer = await client.post(`user/${encodeURIComponent(userId)}/${wanted ? 'lock' : 'unlock'}`, ChangedSchema)
  if (!answer.ok) return answer
  const muted = new Set(answer.value?.blockedUsers ?? known)
  if (wanted) muted.add(userId)
  else muted.delete(userId)
  return success(muted)
}
