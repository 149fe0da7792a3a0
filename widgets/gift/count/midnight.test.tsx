import { expect, it, onTestFinished, vi } from 'vitest'
import { DAY } from '#lib/site/limits.ts'
import { startGifts } from '../gift.fixture.ts'

const { open } = startGifts()

it('a box that stays open past midnight updates the days left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let later = 0
  const view = await open({ contentId: '1005', now: () => new Date(Date.now() + later) }).ready()
  expect(await view.findByText(/The link expires in 5 days\./)).toBeDefined()
  later = DAY
  vi.advanceTimersByTime(60_000)
  expect(await view.findByText(/The link expires in 4 days\./)).toBeDefined()
})
