import { expect, it } from 'vitest'
import { atTop, scrolledTo } from './scroll.model.ts'

/** The status after each of these positions. */
function walk(...positions: number[]) {
  let state = atTop
  return positions.map((y) => {
    state = scrolledTo(state, y)
    return state.status
  })
}

it('the header scrolls out with the page, and is shown again when the reader scrolls up beyond 300 px', () => {
  expect(walk(200, 301, 900, 880)).toEqual(['inPlace', 'inPlace', 'inPlace', 'stuck'])
})

it('the header stays in its place when the reader scrolls up before 300 px', () => {
  expect(walk(300, 250)).toEqual(['inPlace', 'inPlace'])
  expect(walk(301, 250)).toEqual(['inPlace', 'stuck'])
})

it('the header is hidden when the reader scrolls down again, and shown when they scroll up', () => {
  expect(walk(900, 800, 820, 790)).toEqual(['inPlace', 'stuck', 'hidden', 'stuck'])
})

it('the header stays shown up to the top, and is in its place there', () => {
  expect(walk(900, 800, 290, 10, 0)).toEqual(['inPlace', 'stuck', 'stuck', 'stuck', 'inPlace'])
})

it('the header is in its place at the top after a jump, and where the page bounces', () => {
  expect(walk(900, 800, 0)).toEqual(['inPlace', 'stuck', 'inPlace'])
  expect(walk(900, 800, 900, -40)).toEqual(['inPlace', 'stuck', 'hidden', 'inPlace'])
})

it('the header is shown again after a jump to less than 300 px', () => {
  expect(walk(900, 800, 900, 100)).toEqual(['inPlace', 'stuck', 'hidden', 'stuck'])
})

it('the header is not hidden near the top', () => {
  expect(walk(900, 100, 200)).toEqual(['inPlace', 'stuck', 'inPlace'])
})

it('the header ignores a movement of five pixels, and adds such movements up', () => {
  expect(walk(900, 895, 896, 894)).toEqual(['inPlace', 'inPlace', 'inPlace', 'stuck'])
  expect(walk(900, 800, 805, 806)).toEqual(['inPlace', 'stuck', 'stuck', 'hidden'])
})
