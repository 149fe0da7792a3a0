import { expect, it } from 'vitest'
import { closedDrawer, hasLanguageSelector, transition } from './header.model.ts'

const press = (drawer: 'menu' | 'search', time: number) => ({ type: 'pressed', drawer, time }) as const

it('the header opens one of its parts at a time', () => {
  const menu = transition(closedDrawer, press('menu', 0))
  expect(menu.status).toBe('menu')
  expect(transition(menu, press('search', 1000)).status).toBe('search')
  expect(transition(menu, press('menu', 1000)).status).toBe('closed')
})

it('the header ignores a press within 250 ms of another one on the same button', () => {
  const menu = transition(closedDrawer, press('menu', 1000))
  expect(transition(menu, press('menu', 1249))).toBe(menu)
  expect(transition(menu, press('menu', 1250)).status).toBe('closed')
  expect(transition(menu, press('search', 1001)).status).toBe('search')
})

it('the header is dismissed at any time, and opens another part at once', () => {
  const dismissed = transition(transition(closedDrawer, press('menu', 0)), { type: 'dismissed' })
  expect(dismissed.status).toBe('closed')
  expect(transition(dismissed, { type: 'dismissed' })).toBe(dismissed)
  expect(transition(dismissed, press('search', 300)).status).toBe('search')
})

it('the header has a language selector on the front page of the spec’s sites', () => {
  const sites = Array.from({ length: 20 }, (_, id) => id).filter((id) => hasLanguageSelector(id, '/'))
  expect(sites).toEqual([4, 6, 10, 12, 14, 16, 18])
  expect(hasLanguageSelector(6, '/ciutat/')).toBe(false)
  expect(hasLanguageSelector(undefined, '/')).toBe(false)
})
