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

it('leaves with the page, and comes back when the reader scrolls up beyond 300 px', () => {
  expect(walk(200, 301, 900, 880)).toEqual(['inPlace', 'inPlace', 'inPlace', 'stuck'])
})

it('stays in its place when the reader scrolls up before that', () => {
  expect(walk(300, 250)).toEqual(['inPlace', 'inPlace'])
  expect(walk(301, 250)).toEqual(['inPlace', 'stuck'])
})

it('hides when they scroll down again, and comes back when they scroll up', () => {
  expect(walk(900, 800, 820, 790)).toEqual(['inPlace', 'stuck', 'hidden', 'stuck'])
})

it('stays up to the top, and is in its place there', () => {
  expect(walk(900, 800, 290, 10, 0)).toEqual(['inPlace', 'stuck', 'stuck', 'stuck', 'inPlace'])
})

it('is in its place at the top after a jump, and where the page bounces', () => {
  expect(walk(900, 800, 0)).toEqual(['inPlace', 'stuck', 'inPlace'])
  expect(walk(900, 800, 900, -40)).toEqual(['inPlace', 'stuck', 'hidden', 'inPlace'])
})

it('comes back after a jump to less than 300 px', () => {
  expect(walk(900, 800, 900, 100)).toEqual(['inPlace', 'stuck', 'hidden', 'stuck'])
})

it('has nothing to hide near the top', () => {
  expect(walk(900, 100, 200)).toEqual(['inPlace', 'stuck', 'inPlace'])
})

it('takes five pixels for no movement, which add up to one', () => {
  expect(walk(900, 895, 896, 894)).toEqual(['inPlace', 'inPlace', 'inPlace', 'stuck'])
  expect(walk(900, 800, 805, 806)).toEqual(['inPlace', 'stuck', 'stuck', 'hidden'])
})
