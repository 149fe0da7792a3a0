import { HttpResponse, http } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import type { IslandContext } from '../../src/island/page.ts'
import { createTestClient } from '../../src/island/testing/createTestClient.ts'
import { createTestIntl } from '../../src/island/testing/createTestIntl.ts'
import { renderInShadow } from '../../src/ui/testing/renderInShadow.tsx'
import texts from './locales/en.json' with { type: 'json' }
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

/** GET /poll/{id} answers this, whichever poll is asked for. */
export const answerPoll = (poll: object) =>
  http.get(pollUrl, ({ params }) => HttpResponse.json({ data: { ...poll, id: params.pollId } }))

export const failPoll = (response: () => Response) => http.get(pollUrl, response, { once: true })
export const failVote = (response: () => Response) => http.post(voteUrl, response, { once: true })

/** Takes votes, and keeps which. */
export function takeVotes() {
  const taken: string[] = []
  const handler = http.post(voteUrl, ({ params }) => {
    taken.push(`${params.pollId}: ${params.optionId}`)
    return new HttpResponse(null, { status: 204 })
  })
  return { taken, handler }
}

/** Shows a poll as the page does: the island's own wiring over a real client, in English. */
export function showPoll(pollId = '4711') {
  const track = vi.fn()
  const told = vi.fn()
  const intl = createTestIntl(texts)
  const { client, report } = createTestClient()
  const listening = new AbortController()
  document.addEventListener(
    'quiosc:poll-voted',
    (event) => told(event instanceof CustomEvent && event.detail),
    listening,
  )
  onTestFinished(() => listening.abort())

  const context = {
    client,
    intl,
    report,
    analytics: { track },
    emit: (name: string, detail: unknown) => document.dispatchEvent(new CustomEvent(`quiosc:${name}`, { detail })),
  }
  // The island asks for no more of the page than this.
  const view = pollIsland.compose({ pollId }, context as unknown as IslandContext)
  if (!view.ok) throw new Error(view.failure.map(({ problem }) => problem).join())
  return { ...renderInShadow(view.value, { css: [...pollIsland.css], intl }), report, track, told }
}
