import { HttpResponse } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '#testing/startNetwork.ts'
import { acceptVotes, answerPoll, bridge, chooseAndVote, failVote, results, showPoll } from '../poll.fixture.tsx'

const worker = startNetwork()

it('a poll’s picture is as far from its button as from its words', async () => {
  worker.use(answerPoll(bridge))
  const { view } = showPoll()
  const button = (await view.findByRole('radio', { name: 'Yes' })).getBoundingClientRect()
  const picture = view.getByRole('img', { name: 'The bridge at dawn' }).getBoundingClientRect()
  const words = view.getByText('For walkers only').getBoundingClientRect()
  expect(picture.left - button.right).toBeGreaterThan(0)
  expect(picture.left - button.right).toBeCloseTo(words.left - picture.right, 0)
})

describe('a vote that fails', () => {
  it.each([
    ['the connection', () => HttpResponse.error(), 'Unable to connect to the server'],
    ['a server that fails', () => new HttpResponse(null, { status: 500 }), 'while making the request'],
    ['a refusal', () => new HttpResponse(null, { status: 403 }), 'not authorized'],
    ['an unknown reader', () => new HttpResponse(null, { status: 401 }), 'not authorized'],
    ['an answer that is no JSON', () => new HttpResponse('<html>'), 'went wrong'],
  ])('keeps the choice after %s, and is retried by one click', async (_, response, message) => {
    const { taken, handler } = acceptVotes()
    worker.use(answerPoll(bridge), failVote(response), handler)
    const { view, onVoted, showSnackbar } = showPoll()
    await chooseAndVote(view)
    const alert = await view.findByRole('alert')
    expect(alert.textContent).toContain('We could not register your vote.')
    expect(alert.textContent?.toLowerCase()).toContain(message.toLowerCase())
    expect(view.getByRole('radio', { name: 'No', checked: true })).toBeDefined()
    expect(view.getByRole('button', { name: 'Vote' }).matches(':focus')).toBe(true)
    expect(onVoted).not.toHaveBeenCalled()

    await userEvent.click(view.getByRole('button', { name: 'Vote' }))
    expect(await view.findAllByRole('listitem')).toHaveLength(2)
    expect(taken).toEqual(['4711: 2'])
    expect(await view.findByText(/^Your vote has been counted/)).toBeDefined()
    // The poll has said both itself.
    expect(showSnackbar).not.toHaveBeenCalled()
  })

  it('shows the results when the poll has closed in the meantime', async () => {
    worker.use(answerPoll(bridge))
    const { view } = showPoll()
    await view.findByRole('radio', { name: 'No' })
    worker.use(
      answerPoll({ ...bridge, active: false }),
      failVote(() => new HttpResponse(null, { status: 400 })),
    )
    await chooseAndVote(view)
    expect(await view.findByText('1.233 votes · Voting has closed')).toBeDefined()
    expect(results(view)).toEqual(['Yes, For walkers only: 89%', 'No: 11%'])
    expect(view.queryByRole('button')).toBeNull()
  })
})
