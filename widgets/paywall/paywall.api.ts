import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type PaywallMessage, PaywallMessageSchema } from './paywall.schema.ts'

export interface PaywallApi {
  fetchMessage(messageId: string, signal: AbortSignal): Promise<Result<PaywallMessage, ApiFailure>>
}

export const createPaywallApi = (client: ApiClient): PaywallApi => ({
  fetchMessage: (messageId, signal) =>
    client.get(`paywall/message/${encodeURIComponent(messageId)}`, PaywallMessageSchema, { signal }),
})
