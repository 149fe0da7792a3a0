import { expect, it } from 'vitest'
import { findCurrent } from './findCurrent.ts'

const menuOf = (...hrefs: (string | null)[]) => hrefs.map((href) => ({ link: { text: 'Entry', href } }))
const on = (path: string, ...hrefs: (string | null)[]) =>
  findCurrent(menuOf(...hrefs), `https://diari.example${path}`) ?? null

it('finds the page itself, whatever a campaign has added to its address', () => {
  expect(on('/ciutat/?utm_source=mail', '/', '/ciutat/')).toEqual({ index: 1, current: 'page' })
  expect(on('/ciutat', '/cuina/', 'https://diari.example/ciutat/#now')).toEqual({ index: 1, current: 'page' })
})

it('tells languages apart by their query', () => {
  expect(on('/?lang=es', '/', '/?lang=es', '/?lang=en')).toEqual({ index: 1, current: 'page' })
  expect(on('/', '/', '/?lang=es', '/?lang=en')).toEqual({ index: 0, current: 'page' })
})

it('finds the innermost section that the page is in', () => {
  expect(on('/ciutat/barris/a_1.html', '/', '/ciutat/', '/ciutat/barris/')).toEqual({ index: 2, current: 'true' })
  expect(on('/ciutatans/a.html', '/ciutat')).toBeNull()
})

it('takes no part of a page, no name alone, no other site and no broken address for it', () => {
  expect(on('/ciutat/', '#profile', null, 'https://balears.example/ciutat/', 'https://[')).toBeNull()
})
