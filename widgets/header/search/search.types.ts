import type { ApiClient } from '../../../src/api/apiClient.ts'

/** What the search needs of the page. */
export interface SearchServices {
  /** The address of the page of results. */
  action: string
  /** Where suggestions come from, below the API's base; `none` for none. */
  source: string
  client: Pick<ApiClient, 'get'>
  /** Leads to a content's page, after a check of its address. */
  follow(url: string): void
}
