import * as v from 'valibot'
import type { ApiClient } from '../../src/api/apiClient.ts'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { ContactMessage } from './contact.schema.ts'

export interface ContactApi {
  /** Takes no signal: what has been sent arrives, whatever becomes of the page. */
  send(message: ContactMessage): Promise<Result<unknown, ApiFailure>>
}

/** The spec has no call for it: the publisher says where it goes, below apiBase. Nothing is read from the answer. */
export const createContactApi = (client: Pick<ApiClient, 'post'>, path: string): ContactApi => ({
  send: (message) => client.post(path, v.unknown(), { body: message }),
})
