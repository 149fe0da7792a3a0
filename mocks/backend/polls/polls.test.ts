import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PollSchema } from '#widgets/poll/poll.schema.ts'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'

function setUp() {
  const { request, backend } = setUpBackend()
  return {
    backend,
    read: async (id: string, as?: PersonaName) =>
      v.parse(PollSchema, (await request(`/poll/${id}`, as && { as })).value),
    vote: (id: string, optionId: string, as?: PersonaName) =>
      request(`/poll/${id}/vote/${optionId}`, { method: 'POST', ...(as && { as }) }),
  }
}

test('a vote is counted and stored for its reader', async () => {
  const { read, vote } = setUp()
  const before = await read('4711')
  expect(await vote('4711', '47112', 'subscriber')).toMatchObject({ status: 200 })
  const after = await read('4711', 'subscriber')
  expect(after).toMatchObject({ totalVotes: before.totalVotes + 1, votedOptionId: '47112' })
  expect(await read('4711', 'founder')).toMatchObject({ votedOptionId: null })
})

test('a reader’s second vote is refused and changes nothing', async () => {
  const { read, vote } = setUp()
  await vote('4715', '47151', 'registered')
  expect(await vote('4715', '47152', 'registered')).toMatchObject({ status: 400, codes: ['ALREADY_VOTED'] })
  expect(await read('4715')).toMatchObject({ totalVotes: 1 })
})

test('a visitor’s vote is counted', async () => {
  const { read, vote } = setUp()
  expect(await vote('4715', '47153')).toMatchObject({ status: 200 })
  expect(await read('4715')).toMatchObject({ totalVotes: 1, votedOptionId: null })
})

test('a vote on a closed or an unknown poll is refused', async () => {
  const { vote } = setUp()
  expect(await vote('4713', '47131', 'subscriber')).toMatchObject({ status: 400, codes: ['POLL_CLOSED'] })
  expect(await vote('4711', '1', 'subscriber')).toMatchObject({ status: 404 })
  expect(await vote('1', '1', 'subscriber')).toMatchObject({ status: 404 })
})

test('every signed-in reader has voted in 4714, and visitors have not', async () => {
  const { read } = setUp()
  expect(await read('4714', 'premium-c')).toMatchObject({ votedOptionId: '47141' })
  expect(await read('4714')).toMatchObject({ votedOptionId: null })
})

test('a poll’s images are a URL, or an object with a text alternative', async () => {
  const { read } = setUp()
  const { options } = await read('4711')
  expect(options.map(({ image }) => image?.alt)).toEqual([
    expect.stringContaining('bicicleta'),
    expect.any(String),
    '',
    'Onades',
  ])
})

test('a reset removes the votes', async () => {
  const { backend, read, vote } = setUp()
  await vote('4715', '47151', 'registered')
  backend.reset()
  expect(await read('4715', 'registered')).toMatchObject({ totalVotes: 0, votedOptionId: null })
})
