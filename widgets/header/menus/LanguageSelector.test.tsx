import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startHeaders } from '../header.fixture.ts'

const { open } = startHeaders()

const front = { here: `${window.location.origin}/`, options: { siteId: '6' } }

it('the languages open from the front page’s selector', async () => {
  const header = open(front)
  const view = await header.ready()
  await userEvent.click(view.getByRole('button', { name: 'Languages' }))
  expect(await view.findByRole('group', { name: 'Languages' })).toBeDefined()
  expect(view.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/?lang=en')
  await header.expectAccessible()
})

it('the languages mark the page’s own', async () => {
  const view = await open({ ...front, here: `${window.location.origin}/?lang=en` }).ready()
  await userEvent.click(view.getByRole('button', { name: 'Languages' }))
  expect((await view.findByRole('link', { name: 'English', current: 'page' })).getAttribute('href')).toBe('/?lang=en')
  expect(view.queryByRole('link', { name: 'Català', current: 'page' })).toBeNull()
})

it('the tick of a language stands apart from the longest one', async () => {
  await resizeWindow(1280)
  const view = await open({ ...front, here: `${window.location.origin}/?lang=en` }).ready()
  await userEvent.click(view.getByRole('button', { name: 'Languages' }))
  const link = await view.findByRole('link', { name: 'English', current: 'page' })
  const words = document.createRange()
  words.selectNodeContents(link)
  const { paddingRight } = getComputedStyle(link)
  const tick = getComputedStyle(link, '::after')
  const room = [paddingRight, tick.width, tick.borderRightWidth, tick.marginRight].map(Number.parseFloat)
  const free = link.getBoundingClientRect().right - words.getBoundingClientRect().right
  expect(free - room.reduce((sum, part) => sum + part, 0)).toBeGreaterThanOrEqual(12)
})

it('the selector’s arrow stands beside its word, and leaves a phone’s bar to the newspaper’s name', async () => {
  await resizeWindow(1280)
  const view = await open(front).ready()
  const selector = view.getByRole('button', { name: 'Languages' })
  const middles = [...selector.querySelectorAll('svg, .word')].map((part) => {
    const { top, height } = part.getBoundingClientRect()
    return top + height / 2
  })
  expect(middles).toHaveLength(3)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
  await resizeWindow(390)
  expect([...selector.querySelectorAll('svg')].filter((icon) => icon.getClientRects().length > 0)).toHaveLength(1)
})

it('the languages leave the newspaper’s name in one line on a phone', async () => {
  await resizeWindow(390)
  const view = await open({ ...front, options: { siteId: '6', name: 'El Far de Portclar' } }).ready()
  expect(view.getByRole('button', { name: 'Languages' })).toBeDefined()
  await view.findByRole('link', { name: 'Subscribe' })
  const name = view.getByRole('link', { name: 'El Far de Portclar' })
  expect(name.getClientRects()).toHaveLength(1)
})

it('the languages leave room for everything else in the narrowest wide window', async () => {
  await resizeWindow(1024)
  const scene = { ...front, persona: 'founder' as const, options: { siteId: '6', name: 'El Far de Portclar' } }
  const view = await open(scene).ready()
  await view.findByRole('link', { name: 'Premium for founders' })
  const profile = view.getByRole('link', { name: /Your profile/ }).getBoundingClientRect()
  expect(profile.right).toBeLessThanOrEqual(1024)
  const name = view.getByRole('link', { name: 'El Far de Portclar' }).getBoundingClientRect()
  const languages = view.getByRole('button', { name: 'Languages' }).getBoundingClientRect()
  expect(name.right).toBeLessThanOrEqual(languages.left)
})

it.each([
  ['on other pages', { ...front, here: `${window.location.origin}/ciutat/` }],
  ['on other sites', { ...front, options: { siteId: '5' } }],
  ['where there are none', { ...front, block: {} }],
])('the languages have no selector %s', async (_where, scene) => {
  const view = await open(scene).ready()
  expect(view.queryByRole('button', { name: 'Languages' })).toBeNull()
})
