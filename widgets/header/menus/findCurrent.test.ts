import { expect, it } from 'vitest'
import { findCurrent } from './findCurrent.ts'

const menuOf = (...hrefs: (string | null)[]) => hrefs.map((href) => ({ link: { text: 'Entry', href } }))
const on = (path: string, ...hrefs: (string | null)[]) =>
  findCurrent(menuOf(...hrefs), `https://diari.example${path}`) ?? null

it('findCurrent finds the page itself, whatever a campaign has added to its address', () => {
  expect(on('/ciutat/?utm_source=mail', '/', '/ciutat/')).toEqual({ index: 1, current: 'page' })
  expect(on('/ciutat', '/cuina/', 'https://diari.example/ciutat/#now')).toEqual({ index: 1, current: 'page' })
})

it('findCurrent tells languages apart by their query', () => {
  expect(on('/?lang=es', '/', '/?lang=es', '/?lang=en')).toEqual({ index: 1, current: 'page' })
  expect(on('/', '/', '/?lang=es', '/?lang=en')).toEqual({ index: 0, current: 'page' })
})

it('findCurrent finds the innermost section that the page is in', () => {
  expect(on('/ciutat/barris/a_1.html', '/', '/ciutat/', '/ciutat/barris/')).toEqual({ index: 2, current: 'true' })
  expect(on('/ciutatans/a.html', '/ciutat')).toBeNull()
})

it('findCurrent ignores a part of a page, a name alone, another site and a broken address', () => {
  expect(on('/ciutat/', '#profile', null, 'https://balears.example/ciutat/', 'https://[')).toBeNull()
})
