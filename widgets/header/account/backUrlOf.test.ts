import { expect, it } from 'vitest'
import { backUrlOf } from './backUrlOf.ts'

it.each([
  ['https://paper.test/a.html?x=1', 'https://paper.test/a.html?x=1'],
  ['https://paper.test/usuari/login', 'https://paper.test/'],
  ['https://paper.test/usuari/register/?backUrl=%2Fa.html', 'https://paper.test/a.html'],
  ['https://paper.test/usuari/login?backUrl=/temes/c++/', 'https://paper.test/temes/c++/'],
  ['https://paper.test/usuari/login?backUrl=https%3A%2F%2Faccount.test%2Fa', 'https://account.test/a'],
  ['https://paper.test/usuari/login?backUrl=https%3A%2F%2Fevil.test%2Fa', '/'],
  ['https://paper.test/usuari/login?backUrl=%2Fapi%2Ffront%2Fuser%2Flogout', '/'],
  ['https://paper.test/usuari/login?backUrl=javascript%3Aalert(1)', '/'],
])('backUrlOf the page %s is %s', (here, back) => {
  expect(backUrlOf(here, { apiBase: '/api/front', hosts: ['account.test'] })).toBe(back)
})
