import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import { isIntervalOver, isRelevant } from './modal.model.ts'
import { type Modal, ModalSchema } from './modal.schema.ts'

const modal = (fields: Partial<Modal> = {}) => v.parse(ModalSchema, { name: 'a', title: 'A', text: 'Text', ...fields })
const user = (fields: object) => v.parse(CurrentUserSchema, { id: 1, ...fields })
const NOW = Date.parse('2026-11-21T10:00:00Z')
const DAY = 24 * 60 * 60 * 1000

describe('a modal’s interval', () => {
  it.each<[string, Partial<Modal>, number | undefined, boolean]>([
    ['for a modal that was never seen', {}, undefined, true],
    ['for a modal that only scripts open', { manual: true }, undefined, false],
    ['for a modal to be shown once, after it was seen', { showOnce: true }, NOW - 400 * DAY, false],
    ['for a modal to be shown once, seen before the clock was set back', { showOnce: true }, NOW + DAY, false],
    ['for a modal of every day, seen a day ago', { showEvery: DAY }, NOW - DAY, true],
    ['for a modal of every day, seen a moment less than a day ago', { showEvery: DAY }, NOW - DAY + 1, false],
    ['for a modal of every day, seen before the clock was set back', { showEvery: DAY }, NOW + 1, true],
    ['for a modal to be shown once, although of every day', { showOnce: true, showEvery: DAY }, NOW - 2 * DAY, false],
    ['for a modal without a rule', {}, NOW, true],
  ])('is over or not %s', (_, fields, last, due) => {
    expect(isIntervalOver(modal(fields), last, NOW)).toBe(due)
  })
})

describe('a modal’s pages and readers', () => {
  const at = (path: string, fields: Partial<Modal>) =>
    isRelevant(modal(fields), { user: undefined, href: `https://diari.example${path}` })

  it.each([
    ['/', '/', true],
    ['/', '/opinio/', false],
    ['/opinio', '/opinio/', true],
    ['/opinio/', '/opinio', true],
    ['/opinio/*', '/opinio/columna', true],
    ['/opinio/*', '/opinions', false],
    ['/opinió/', '/opini%C3%B3/', true],
    ['https://diari.example/opinio/', '/opinio/', true],
    ['https://other.example/opinio/', '/opinio/', false],
    ['/opinio/*', '/opinio', true],
    ['/', '/?utm=1#top', true],
    ['http://[', '/', false],
    ['*', '/anywhere', true],
  ])('are matched in %s: at %s %s', (showInUrl, path, expected) => {
    expect(at(path, { showInUrl })).toBe(expected)
  })

  it('do not include the page to which its own button links', () => {
    const buttonUrl = '/portada/pagament-pendent?backUrl=x'
    expect(at('/portada/pagament-pendent', { buttonText: 'Pay', buttonUrl })).toBe(false)
    expect(at('/opinio/', { buttonText: 'Pay', buttonUrl })).toBe(true)
    expect(at('/', { buttonText: 'Go', buttonUrl: 'https://other.example/' })).toBe(true)
    expect(at('/', { buttonText: 'Look', buttonUrl: '/#festa' })).toBe(true)
    expect(at('/', { buttonText: 'Home', buttonUrl: '/', showInUrl: '/' })).toBe(true)
  })

  it.each([
    ['anonymous', undefined, true],
    ['anonymous', {}, false],
    ['registered', {}, true],
    ['registered', { subscriber: true }, false],
    ['subscriber', { subscriber: true }, true],
    ['unpaidSubscriber', { subscriber: true, type: 4 }, true],
    ['unpaidSubscriber', { type: 5 }, false],
    ['unpaidRegistered', { type: 5 }, true],
    ['bannedComments', { bannedComments: true }, true],
    ['bannedComments', {}, false],
  ] as const)('are matched for %s: %o %s', (showFunction, reader, expected) => {
    expect(isRelevant(modal({ showFunction }), { user: reader && user(reader), href: 'https://diari.example/' })).toBe(
      expected,
    )
  })
})
