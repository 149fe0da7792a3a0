import type { Result } from '../../src/lib/result.ts'
import type { ApiClient } from '../../src/page/api/apiClient.ts'
import type { ApiFailure } from '../../src/page/api/apiFailure.ts'
import type { PaywallMessage } from './paywall.schema.ts'
import { PaywallMessageSchema } from './paywall.schema.ts'

export interface PaywallApi {
  fetchMessage(messageId: string, signal: AbortSignal): Promise<Result<PaywallMessage, ApiFailure>>
}

export const createPaywallApi = (client: ApiClient): PaywallApi => ({
  fetchMessage: (messageId, signal) =>
    client.get(`paywall/message/${encodeURIComponent(messageId)}`, PaywallMessageSchema, { signal }),
})
