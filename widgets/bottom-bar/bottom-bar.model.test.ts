import { describe, expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { nothingKnown, transition } from './bottom-bar.model.ts'
import { LatestNewsSchema, type NewsState } from './bottom-bar.schema.ts'

const brief = (id: string) => ({ id, type: 'feed-breu' })
const other = (id: string) => ({ id, type: 'feed-entrada' })
const answered = (state: NewsState, messages: ReturnType<typeof brief>[], reading = false) =>
  transition(state, { type: 'answered', messages, reading })
const seen = (last?: string): NewsState => ({ status: 'seen', last })

describe('an answer of the bar’s feed', () => {
  it('is where a first visit begins, with nothing new in it', () => {
    expect(answered(nothingKnown, [brief('3'), brief('2')])).toEqual(seen('3'))
    expect(answered(nothingKnown, [])).toEqual(seen(undefined))
  })

  it('is new with a brief in it, and only with one', () => {
    expect(answered(seen('3'), [other('5'), brief('4')])).toEqual({ status: 'new', last: '5' })
    expect(answered(seen('3'), [other('4')])).toEqual(seen('4'))
    expect(answered(seen('3'), [])).toEqual(seen('3'))
    expect(answered(seen(undefined), [brief('1')])).toEqual({ status: 'new', last: '1' })
  })

  it('does not count the briefs that were known, which some feeds repeat', () => {
    expect(answered(seen('3'), [brief('3'), brief('2')])).toEqual(seen('3'))
    expect(answered(seen('3'), [other('4'), brief('3'), brief('2')])).toEqual(seen('4'))
  })

  it('stays new until it is seen', () => {
    expect(answered({ status: 'new', last: '4' }, [other('5')])).toEqual({ status: 'new', last: '5' })
  })

  it('is seen where the reader has the latest-news page open', () => {
    expect(answered(seen('3'), [brief('4')], true)).toEqual(seen('4'))
  })
})

it('a visit to the latest-news page clears the dot, and the feed’s next answer counts as seen', () => {
  const visited = transition({ status: 'new', last: '4' }, { type: 'visited' })
  expect(visited).toEqual(nothingKnown)
  expect(answered(visited, [brief('6'), brief('5')])).toEqual(seen('6'))
  expect(transition(nothingKnown, { type: 'visited' })).toBe(nothingKnown)
})

it('the state of another tab is taken over', () => {
  expect(transition(seen('3'), { type: 'told', state: { status: 'new', last: '4' } })).toEqual({
    status: 'new',
    last: '4',
  })
})

it('a broken brief is dropped, and the others count', () => {
  const answer = {
    messages: [{ type: 'feed-breu' }, null, { id: 4, type: 'feed-breu', title: 'A storm' }, 'x', { type: 'x' }],
  }
  const { read, reports } = readValue(answer, LatestNewsSchema)
  expect(read).toEqual({ messages: [brief('4')] })
  expect(reports).toHaveLength(4)
})
