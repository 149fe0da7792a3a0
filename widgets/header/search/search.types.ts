import type { ApiClient } from '#page/api/apiClient.ts'

/** The search's needs of the page. */
export interface SearchServices {
  /** The address of the page of results. */
  action: string
  /** The path of suggestions, below the API's base; `none` for none. */
  source: string
  client: Pick<ApiClient, 'get'>
  /** Leads to a content's page, after a check of its address. */
  follow(url: string): void
}
