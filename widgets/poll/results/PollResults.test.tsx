import { expect, it } from 'vitest'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerPoll, bridge, showPoll } from '../poll.fixture.tsx'

const worker = startNetwork()

it('a poll’s result shows the leading option in bold and the reader’s own choice in accent, on bars that cut through no word', async () => {
  worker.use(answerPoll({ ...bridge, votedOptionId: 2 }))
  const { view, shadow } = showPoll()
  const styleOf = async (text: string) => getComputedStyle(await view.findByText(text))
  const [leader, own] = [await styleOf('89%'), await styleOf('11%')]
  expect([leader.fontWeight, own.fontWeight]).toEqual(['700', '400'])
  expect(own.color).not.toBe(leader.color)
  const rows = [...shadow.querySelectorAll('li')].map((row) => ({
    bar: row.querySelector('.bar')?.getBoundingClientRect().top ?? Number.NaN,
    words: row.querySelector('.words')?.getBoundingClientRect().bottom ?? Number.NaN,
  }))
  expect(rows.map(({ bar, words }) => bar >= words)).toEqual([true, true])
})
