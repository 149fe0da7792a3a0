import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type PaywallMessage, PaywallMessageSchema } from './paywall.schema.ts'

export interface PaywallApi {
  fetchMessage(messageId: string, signal: AbortSignal): Promise<Result<PaywallMessage, ApiFailure>>
}

/** The same as `prefetch` in `paywall.widget.ts`. */
export const paywallPath = (messageId: string) => `paywall/message/${encodeURIComponent(messageId)}`

export const createPaywallApi = (client: ApiClient): PaywallApi => ({
  fetchMessage: (messageId, signal) => client.get(paywallPath(messageId), PaywallMessageSchema, { signal }),
})
