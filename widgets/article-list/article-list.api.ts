import type { Report } from '#lib/report.ts'
import { failed, type Result, success } from '#lib/result.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'
import type { ApiFailure, FailureMessage } from '#page/api/apiFailure.ts'
import type { ErrorList } from '#page/api/errorList.ts'
import { errorRecord } from '#page/api/errorRecord.ts'
import { loadSender } from '#page/api/loadSender.ts'
import { ListAnswerSchema, type ListPage } from './article-list.schema.ts'

export interface ArticleListApi {
  /** Loads the code that sends requests ahead of the first one. */
  prepare(): void
  /** @param href The address of a list page. */
  fetchListPage(href: string, signal: AbortSignal): Promise<Result<ListPage, ApiFailure>>
}

export interface ArticleListApiDeps {
  /** The page's: the CMS answers, not the backend, and its failures are failed requests too (content-features §8). */
  errors: Pick<ErrorList, 'push'>
  /** The message of the catalogue in the page's language. */
  describe(message: FailureMessage): string
  report: Report
}

/** The CMS answers, not the backend: the address is the page's own, and the request carries no token. */
export function createArticleListApi({ errors, describe, report }: ArticleListApiDeps): ArticleListApi {
  const fail = (url: URL, failure: ApiFailure) => {
    if (failure.kind !== 'aborted') errors.push(errorRecord(`GET ${url.pathname}`, failure, describe))
    return failed(failure)
  }
  return {
    prepare: () => void loadSender().catch(() => undefined),
    async fetchListPage(href, signal) {
      const url = new URL(href)
      url.searchParams.set('format', 'json')
      let sender: Awaited<ReturnType<typeof loadSender>>
      try {
        sender = await loadSender()
      } catch {
        return fail(url, { kind: 'network' })
      }
      const request = { method: 'GET', headers: { accept: 'application/json' } }
      const sent = await sender.sendRequest(url.href, request, signal, (input, init) => fetch(input, init))
      if (!sent.ok) return fail(url, sent.failure)
      const { status, body } = sent.value
      if (status < 200 || status > 299) return fail(url, { kind: 'http', status, errors: [] })
      const reportWrong = (issue: Issue) => report(new ValueError('The next page', issue), 'article-list')
      const listPage = parseJson(body, ListAnswerSchema, reportWrong)
      if (listPage.ok) return success(listPage.value)
      reportWrong(listPage.failure)
      return fail(url, { kind: 'contract', detail: listPage.failure.message })
    },
  }
}
