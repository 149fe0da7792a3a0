import { expect, it } from 'vitest'
import { backUrlOf } from './backUrlOf.ts'

it.each([
  ['https://paper.test/a.html?x=1', 'https://paper.test/a.html?x=1'],
  ['https://paper.test/usuari/login', '/'],
  ['https://paper.test/usuari/register/?backUrl=%2Fa.html', '/a.html'],
])('%s leads back to %s', (here, back) => {
  expect(backUrlOf(here)).toBe(back)
})
