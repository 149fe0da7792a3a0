import { expect, it } from 'vitest'
import { startNetwork } from '../../../src/testing/startNetwork.ts'
import { answerPoll, bridge, showPoll } from '../poll.fixture.tsx'

const worker = startNetwork()

it('shows who leads in bold and the reader’s own choice in accent, on bars without an edge of their own', async () => {
  worker.use(answerPoll({ ...bridge, votedOptionId: 2 }))
  const { view, shadow } = showPoll()
  const styleOf = async (text: string) => getComputedStyle(await view.findByText(text))
  const [leader, own] = [await styleOf('89%'), await styleOf('11%')]
  expect([leader.fontWeight, own.fontWeight]).toEqual(['700', '400'])
  expect(own.color).not.toBe(leader.color)
  const bars = [...shadow.querySelectorAll('.bar')].map((bar) => getComputedStyle(bar))
  expect(bars.map(({ borderBlockEndStyle }) => borderBlockEndStyle)).toEqual(['none', 'none'])
  expect(bars[0]?.backgroundColor).toBe(bars[1]?.backgroundColor)
})
