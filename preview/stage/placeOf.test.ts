import { expect, it } from 'vitest'
import { placeOf } from './placeOf.ts'

const article = 'https://pre.example/cuina/sofregit_1_1005.html?utm=mail#comentaris'

it.each([
  ['?token=used', 'https://pre.example/cuina/sofregit_1_1005.html?token=used'],
  ['?#comment-501211', 'https://pre.example/cuina/sofregit_1_1005.html#comment-501211'],
  ['/#profile', 'https://pre.example/cuina/sofregit_1_1005.html#profile'],
])('placeOf shows a state on any page by its query and fragment: %s', (path, place) => {
  expect(placeOf(path, article)).toBe(place)
})

it('placeOf shows a state of a path on the pages of its folder alone', () => {
  expect(placeOf('/hemeroteca/date/2026-02-14', 'https://pre.example/hemeroteca')).toBe(
    'https://pre.example/hemeroteca/date/2026-02-14',
  )
  expect(placeOf('/hemeroteca/2', article)).toBeUndefined()
})

it('placeOf shows a state of the front page on the front page alone', () => {
  expect(placeOf('/', 'https://pre.example/')).toBe('https://pre.example/')
  expect(placeOf('/', article)).toBeUndefined()
})
