import { HttpResponse, http } from 'msw/http'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { callNames, calls } from '#mocks/backend/calls.ts'
import type { CallAddress } from '#mocks/backend/defineCalls.ts'
import type { MockWorker } from '#mocks/browser.ts'

/** Gives calls other answers than the backend's. @throws When the backend has no such call. */
export function setAnswers({ worker }: MockWorker, answers: WidgetState['answers'] = {}): void {
  for (const [call, { status = 200, body }] of Object.entries(answers)) {
    const name = callNames.find((known) => known === call)
    if (!name) throw new Error(`Unknown API call “${call}”.`)
    const { method, path, root = '/api/front' }: CallAddress = calls[name]
    worker.use(http.all(`*${root}${path}`, ({ request }) => answerOf(request, method, { status, body })))
  }
}

/** Returns undefined for another method under the same path, so that its own handler answers. */
const answerOf = (request: Request, method: string, { status, body }: { status: number; body: unknown }) =>
  request.method === method ? new HttpResponse(JSON.stringify(body), { status }) : undefined
