import { type Result, success } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { outsideCalls } from '#page/api/outsideCalls.ts'
import { type Edition, EditionsSchema } from './editions.schema.ts'

export interface EditionsApi {
  load(signal: AbortSignal): Promise<Result<readonly Edition[], ApiFailure>>
}

export const createEditionsApi = (client: Pick<ApiClient, 'getOutside'>): EditionsApi => ({
  async load(signal) {
    const answer = await client.getOutside(outsideCalls.editions, EditionsSchema, signal)
    return answer.ok ? success(answer.value.editions) : answer
  },
})
