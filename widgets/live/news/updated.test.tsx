import { expect, it, vi } from 'vitest'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, messagesFrom, openLive } from '../live.fixture.ts'

const worker = startNetwork()

/** Of the fixture's first message, plus so many minutes. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 8) + minutes * 60_000)

const start = (options: Record<string, string> = {}) => {
  answerLive(worker, () => ({ messages: messagesFrom(3, 1), hasMoreResults: false }))
  const clock = { now: at(5) }
  const ticks = vi.spyOn(window, 'setInterval')
  const live = openLive(options, { overrides: { now: () => clock.now } })
  const tick = () => {
    for (const [run, period] of ticks.mock.calls) if (period === 30_000 && typeof run === 'function') run()
  }
  return { ...live, clock, tick }
}

it('the time of the newest message is shown in words, counts on by itself, and is not announced', async () => {
  const { clock, ready, tick, expectAccessible } = start()
  const view = await ready()
  const line = await view.findByText(/^Updated 2\smin ago$/)
  await expectAccessible()
  clock.now = at(9)
  tick()
  await expect.poll(() => line.textContent).toMatch(/^Updated 6\smin ago$/)
  expect(line.closest('[role=status], [aria-live]')).toBeNull()
})

it('the time of the newest message is hidden once the live has ended', async () => {
  const view = await start({ ended: '' }).ready()
  await view.findByRole('heading', { name: 'Message 3' })
  expect(view.queryByText(/^Updated/)).toBeNull()
})
