import { HttpResponse, http } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { type Publish, publish } from '#page/bus/publish.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { pollIsland } from './poll.island.tsx'

export const bridge = {
  id: 4711,
  question: 'Shall the old bridge stay?',
  options: [
    {
      id: 1,
      title: 'Yes',
      subtitle: 'For walkers only',
      votes: 1100,
      image: { url: 'data:,', alt: 'The bridge at dawn' },
    },
    { id: 2, title: 'No', votes: 133 },
  ],
  totalVotes: 1233,
  active: true,
  votedOptionId: null as number | null,
}

const pollUrl = '*/api/front/poll/:pollId'
const voteUrl = '*/api/front/poll/:pollId/vote/:optionId'

/** GET /poll/{id} answers this for any id. */
export const answerPoll = (poll: object) =>
  http.get(pollUrl, ({ params }) => HttpResponse.json({ data: { ...poll, id: params.pollId } }))

export const failPoll = (response: () => Response) => http.get(pollUrl, response, { once: true })
export const failVote = (response: () => Response) => http.post(voteUrl, response, { once: true })

/** Accepts votes and records them. */
export function acceptVotes() {
  const taken: string[] = []
  const handler = http.post(voteUrl, ({ params }) => {
    taken.push(`${params.pollId}: ${params.optionId}`)
    return new HttpResponse(null, { status: 204 })
  })
  return { taken, handler }
}

/** GET /poll/{id} answers the current value on each request. */
export const answerEach = (poll: () => object) =>
  http.get(pollUrl, ({ params }) => HttpResponse.json({ data: { ...poll(), id: params.pollId } }))

/** Renders an English poll with the island's own wiring over a real client. */
export function showPoll(pollId = '4711') {
  const track = vi.fn()
  const onVoted = vi.fn()
  const showSnackbar = vi.fn()
  const intl = createTestIntl({ widget: 'poll' })
  const { client, report } = createTestClient()
  const listening = new AbortController()
  document.addEventListener(
    'quiosc:poll-voted',
    (event) => onVoted(event instanceof CustomEvent && event.detail),
    listening,
  )
  onTestFinished(() => listening.abort())

  let session: SessionState = { status: 'anonymous' }
  const readers = new Set<(state: SessionState) => void>()
  /** Signs a reader in; out without an id. */
  const signInAs = (id: string | undefined) => {
    // Only the id matters here.
    session = id ? { status: 'signedIn', user: { id } as CurrentUser } : { status: 'anonymous' }
    for (const listener of [...readers]) listener(session)
  }

  const onPage: Publish = (name, detail) => publish(document, name, detail)
  const context = {
    session: {
      get: () => session,
      subscribe(listener: (state: SessionState) => void) {
        readers.add(listener)
        return () => readers.delete(listener)
      },
    },
    client,
    intl,
    report,
    analytics: { track, setFacts: vi.fn() },
    snackbars: { show: showSnackbar },
    publish: onPage,
    signal: listening.signal,
    delayFirstRender: () => undefined,
    inBrowser: (act: () => void) => act(),
  }
  // A partial context: the island uses no other members.
  const view = pollIsland.compose({ pollId }, {
    host: document.createElement('div'),
    served: () => undefined,
    ...context,
  } as unknown as IslandContext)
  if (!view.ok) throw new Error(view.failure.map(({ problem }) => problem).join())
  return {
    ...renderInShadow(view.value, { css: [...pollIsland.css], intl }),
    report,
    track,
    onVoted,
    showSnackbar,
    signInAs,
  }
}

type View = ReturnType<typeof showPoll>['view']

export const results = (view: View) => view.getAllByRole('listitem').map((item) => item.textContent)

export async function chooseAndVote(view: View, option = 'No') {
  await userEvent.click(await view.findByRole('radio', { name: option }))
  await userEvent.click(view.getByRole('button', { name: 'Vote' }))
}
