import type { Result } from '../../../src/lib/result.ts'
import { success } from '../../../src/lib/result.ts'
import type { ApiClient } from '../../../src/page/api/apiClient.ts'
import type { ApiFailure } from '../../../src/page/api/apiFailure.ts'
import { outsideCalls } from '../../../src/page/api/outsideCalls.ts'
import type { Edition } from './editions.schema.ts'
import { EditionsSchema } from './editions.schema.ts'

export interface EditionsApi {
  load(signal: AbortSignal): Promise<Result<readonly Edition[], ApiFailure>>
}

export const createEditionsApi = (client: Pick<ApiClient, 'getOutside'>): EditionsApi => ({
  async load(signal) {
    const answer = await client.getOutside(outsideCalls.editions, EditionsSchema, signal)
    return answer.ok ? success(answer.value.editions) : answer
  },
})
