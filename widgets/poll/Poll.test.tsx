import { HttpResponse } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { success } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import { allowMotion } from '#testing/allowMotion.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import {
  acceptVotes,
  answerEach,
  answerPoll,
  bridge,
  chooseAndVote,
  failPoll,
  failVote,
  results,
  showPoll,
} from './poll.fixture.tsx'
import { pollIsland } from './poll.island.tsx'

const worker = startNetwork()

describe('voting in a poll', () => {
  it('sends the vote and shows results that include it', async () => {
    const { taken, handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view, onVoted, track } = showPoll()
    expect(await view.findByRole('group', { name: 'Shall the old bridge stay?' })).toBeDefined()
    expect(view.getByText('1.233 votes')).toBeDefined()
    await chooseAndVote(view)
    expect(await view.findByRole('list')).toBeDefined()
    expect(results(view)).toEqual(['Yes, For walkers only: 89%', 'No: 11%, your vote'])
    expect(view.getByText('1.234 votes')).toBeDefined()
    expect(taken).toEqual(['4711: 2'])
    expect(onVoted).toHaveBeenCalledExactlyOnceWith({ pollId: '4711', optionId: '2' })
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'poll', action: 'vote', label: '4711' })
    expect(localStorage.getItem('ara-voted-polls')).toBe('{"4711":"2"}')
  })

  it('works by keyboard alone, and announces the result', async () => {
    const { handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view } = showPoll()
    const yes = await view.findByRole('radio', { name: 'Yes', description: 'For walkers only' })

    await userEvent.tab()
    expect(yes.matches(':focus')).toBe(true)
    await userEvent.keyboard('{ArrowDown}')
    expect(view.getByRole('radio', { name: 'No', checked: true }).matches(':focus')).toBe(true)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    expect((await view.findByText(/^Your vote has been counted/)).closest('[role=status]')).not.toBeNull()
    expect(view.getByRole('heading', { name: 'Shall the old bridge stay?' }).matches(':focus')).toBe(true)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(results(view)).toEqual(['Yes, For walkers only', 'No, your vote'])
    await userEvent.keyboard('{Enter}')
    expect(results(view)).toEqual(['Yes, For walkers only: 89%', 'No: 11%, your vote'])
  })

  it('animates the bars once, and only after a vote on this page', async () => {
    await allowMotion()
    const { handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view } = showPoll()
    const growing = () => view.getByRole('list').getAnimations({ subtree: true })
    await chooseAndVote(view)
    await view.findByRole('list')
    expect(growing().map(({ effect }) => effect?.getTiming().duration)).toEqual([400, 400])
    await userEvent.click(view.getByRole('button', { name: 'Hide results' }))
    await userEvent.click(view.getByRole('button', { name: 'Show results' }))
    expect(growing()).toEqual([])
  })

  it('sends one vote on a double click', async () => {
    const { taken, handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view } = showPoll()
    await userEvent.click(await view.findByRole('radio', { name: 'No' }))
    await userEvent.dblClick(view.getByRole('button', { name: 'Vote' }))
    expect(await view.findAllByRole('listitem')).toHaveLength(2)
    expect(taken).toEqual(['4711: 2'])
  })

  it('shows an error when no option is chosen', async () => {
    const { taken, handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view } = showPoll()
    await userEvent.click(await view.findByRole('button', { name: 'Vote' }))
    expect(view.getByRole('alert').textContent).toBe('Choose an option before you vote.')
    expect(view.getByRole('group')).toHaveAccessibleDescription('Choose an option before you vote.')
    expect(taken).toEqual([])
    await userEvent.click(view.getByRole('radio', { name: 'Yes' }))
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('keeps the choice over a reload', async () => {
    worker.use(answerPoll(bridge))
    const { view } = showPoll()
    await userEvent.click(await view.findByRole('radio', { name: 'No' }))

    const { view: reloaded } = showPoll()
    expect(await reloaded.findByRole('radio', { name: 'No', checked: true })).toBeDefined()
  })
})

describe('a poll that cannot be voted on', () => {
  it('shows the results when it is closed', async () => {
    worker.use(answerPoll({ ...bridge, active: false, question: null }))
    const { view } = showPoll()
    expect(await view.findByRole('list')).toBeDefined()
    expect(view.getByText('1.233 votes · Voting has closed')).toBeDefined()
    expect(view.queryByRole('radio')).toBeNull()
  })

  it('shows the results when the server has a vote of this reader', async () => {
    worker.use(answerPoll({ ...bridge, votedOptionId: 1 }))
    const { view } = showPoll()
    expect(await view.findByRole('button', { name: 'Hide results' })).toBeDefined()
    expect(results(view)).toEqual(['Yes, For walkers only: 89%, your vote', 'No: 11%'])
  })

  it('shows the results when this browser has stored a vote', async () => {
    localStorage.setItem('ara-voted-polls', '{"4711":"2"}')
    worker.use(answerPoll(bridge))
    const { view } = showPoll()
    await view.findByRole('list')
    expect(results(view)).toEqual(['Yes, For walkers only: 89%', 'No: 11%, your vote'])
  })

  it('takes a vote when the stored votes are malformed, which is reported', async () => {
    localStorage.setItem('ara-voted-polls', '[{"hostile":true}')
    worker.use(answerPoll(bridge))
    const { view, report } = showPoll()
    expect(await view.findByRole('radio', { name: 'No' })).toBeDefined()
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('ara-voted-polls') }),
      'poll',
    )
  })
})

describe('several markers of polls', () => {
  it('are independent when they are two polls', async () => {
    const { handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view: first } = showPoll('4711')
    const { view: second } = showPoll('4712')
    await second.findByRole('radio', { name: 'Yes' })
    await chooseAndVote(first)
    expect(await first.findAllByRole('listitem')).toHaveLength(2)
    expect(second.getByRole('radio', { name: 'No', checked: false })).toBeDefined()
  })

  it('all show the vote when they are of one poll', async () => {
    const { taken, handler } = acceptVotes()
    worker.use(answerPoll(bridge), handler)
    const { view: first } = showPoll()
    const { view: second } = showPoll()
    await second.findByRole('radio', { name: 'No' })
    await chooseAndVote(first)
    await vi.waitFor(() => expect(second.getAllByRole('listitem')).toHaveLength(2))
    expect(results(second)[1]).toBe('No: 11%, your vote')
    expect(second.getByRole('heading').matches(':focus')).toBe(false)
    expect(taken).toEqual(['4711: 2'])
  })

  it('show the vote of another tab with current counts', async () => {
    worker.use(answerPoll(bridge))
    const { view } = showPoll()
    await view.findByRole('radio', { name: 'No' })
    worker.use(answerPoll({ ...bridge, totalVotes: 2000 }))
    localStorage.setItem('ara-voted-polls', '{"4711":"1"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'ara-voted-polls' }))
    expect(await view.findByText('2.000 votes')).toBeDefined()
    expect(results(view)).toEqual(['Yes, For walkers only: 55%, your vote', 'No: 7%'])
  })
})

describe('a poll that does not load', () => {
  it.each([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    ['meets no connection', () => HttpResponse.error()],
    ['has the wrong shape', () => HttpResponse.json({ data: { id: 4711, options: 'none' } })],
  ])('because it %s shows that, and loads on a click', async (_, response) => {
    worker.use(failPoll(response), answerPoll(bridge))
    const { view } = showPoll()
    expect(view.getByText('Loading the poll…')).toBeDefined()
    expect((await view.findByRole('alert')).textContent).toContain('We could not load the poll.')
    const look = (title: HTMLElement) => getComputedStyle(title).font
    const failed = look(view.getByRole('heading', { name: 'Poll' }))
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    expect(await view.findByRole('radio', { name: 'Yes' })).toBeDefined()
    const question = view.getByRole('heading', { name: 'Shall the old bridge stay?' })
    expect(question.matches(':focus')).toBe(true)
    expect(look(question)).toBe(failed)
  })
})

describe('unusual content of a poll', () => {
  it('with long words stays within a narrow column', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
    const options = [{ id: 1, title: word, subtitle: word, votes: 3 }]
    worker.use(answerPoll({ ...bridge, question: word, options, votedOptionId: null }))
    const { view, host } = showPoll()
    host.style.width = '280px'
    await view.findByRole('radio')
    expect(host.scrollWidth).toBe(280)
    localStorage.setItem('ara-voted-polls', '{"4711":"1"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'ara-voted-polls' }))
    await view.findByRole('listitem')
    expect(view.getByRole('list').scrollWidth).toBe(280)
  })

  it('with a picture that does not load keeps the space, without a broken-image icon', async () => {
    const options = [{ id: 1, title: 'Yes', votes: 3, image: { url: 'data:image/png,broken', alt: 'The bridge' } }]
    worker.use(answerPoll({ ...bridge, options }))
    const { view, shadow } = showPoll()
    await view.findByRole('radio')
    const image = shadow.querySelector('img')
    await expect.poll(() => image && getComputedStyle(image).opacity).toBe('0')
    expect(image?.getBoundingClientRect().width).toBe(56)
  })
})

it('a poll has no axe violations before or after the vote', async () => {
  const { handler } = acceptVotes()
  worker.use(answerPoll(bridge), handler)
  const { view, host } = showPoll()
  await view.findByRole('radio', { name: 'Yes' })
  const found = async () => (await runAxe(host)).violations.map(({ id }) => id)
  expect(await found()).toEqual([])
  await chooseAndVote(view)
  await view.findByRole('list')
  expect(view.getByRole('img', { name: 'The bridge at dawn' })).toBeDefined()
  expect(await found()).toEqual([])
})

describe('a sign-in on the poll’s page', () => {
  it('shows the results to a reader who has voted elsewhere', async () => {
    const answer = { ...bridge }
    worker.use(answerEach(() => answer))
    const { view, signInAs } = showPoll()
    await view.findByRole('radio', { name: 'No' })
    answer.votedOptionId = 2
    signInAs('9001')
    expect(await view.findByText(/your vote/)).toBeDefined()
    answer.votedOptionId = null
    signInAs(undefined)
    expect(await view.findByRole('radio', { name: 'No' })).toBeDefined()
  })

  it('keeps the choice of a reader who has not voted, and removes the error', async () => {
    worker.use(
      answerPoll(bridge),
      failVote(() => new HttpResponse(null, { status: 401 })),
    )
    const { view, signInAs } = showPoll()
    await chooseAndVote(view)
    await view.findByRole('alert')
    signInAs('9001')
    await vi.waitFor(() => expect(view.queryByRole('alert')).toBeNull())
    expect(view.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
  })
})

it('a poll whose answer is there at once is shown without a placeholder', async () => {
  const poll = { question: 'Yes?', options: [{ id: '1', title: 'Yes', votes: 1 }], totalVotes: 1, active: true }
  const views: (string | undefined)[] = []
  const { client } = createTestClient()
  const marker = mountOnPage({
    island: pollIsland,
    options: { pollId: '4711' },
    // As the loader’s prefetch answers the poll’s first request.
    overrides: { client: { ...client, get: (async () => success(poll)) as ApiClient['get'] } },
    watch(host, signal) {
      const observer = new MutationObserver(() => views.push(host.dataset.widgetView))
      observer.observe(host, { attributeFilter: ['data-widget-view'] })
      signal.addEventListener('abort', () => observer.disconnect())
    },
  })
  const view = await marker.ready()
  expect(view.getByRole('radio', { name: 'Yes' })).toBeVisible()
  await vi.waitFor(() => expect(views).toEqual(['full']))
})
