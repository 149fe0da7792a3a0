import { fillPath } from '#lib/fillPath.ts'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type PaywallMessage, PaywallMessageSchema } from './paywall.schema.ts'
import { paywallWidget } from './paywall.widget.ts'

export interface PaywallApi {
  fetchMessage(messageId: string, signal: AbortSignal): Promise<Result<PaywallMessage, ApiFailure>>
}

/** Of the first request. */
export const paywallPath = (messageId: string): string => fillPath(paywallWidget.prefetch, { messageId })

export const createPaywallApi = (client: ApiClient): PaywallApi => ({
  fetchMessage: (messageId, signal) => client.get(paywallPath(messageId), PaywallMessageSchema, { signal }),
})
