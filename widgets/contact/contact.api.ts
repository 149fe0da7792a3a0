import * as v from 'valibot'
import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { ContactMessage } from './contact.schema.ts'

export interface ContactApi {
  /** Takes no signal: a submitted message is sent even if the page is left. */
  send(message: ContactMessage): Promise<Result<unknown, ApiFailure>>
}

/** The spec has no call for it: the publisher configures a path below apiBase. The answer is ignored. */
export const createContactApi = (client: Pick<ApiClient, 'post'>, path: string): ContactApi => ({
  send: (message) => client.post(path, v.unknown(), { body: message }),
})
