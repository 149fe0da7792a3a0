import { expect, it } from 'vitest'
import { built } from './built.fixture.ts'
import { weighLoad } from './weighLoad.ts'

it('weighLoad weighs the loader, the runtime, a widget and its texts in the language that has the most', () => {
  expect(weighLoad(built, { widgets: ['comments'] })).toBe(3000 + 80_000 + 14_000 + 2200)
})

it('weighLoad weighs a file that two widgets share once', () => {
  expect(weighLoad(built, { widgets: ['comments', 'comments-count'] })).toBe(3000 + 80_000 + 14_000 + 2200 + 1000 + 550)
})

it('weighLoad adds the part that is opened and the heaviest of the others, with its texts, without files that are loaded already', () => {
  const page = 3000 + 80_000 + 4000 + 2000 + 1100
  const menu = 3000 + 500
  const list = 1500 + 660
  expect(weighLoad(built, { widgets: ['profile'], opens: 'Menu' })).toBe(page + menu + list)
})

it('weighLoad weighs single files', () => {
  expect(weighLoad(built, { files: ['widgets.js'] })).toBe(3000)
  expect(weighLoad(built, { files: ['comments-Dialog'] })).toBe(900)
})

it('weighLoad refuses a page whose file the build does not have', () => {
  expect(() => weighLoad(built, { widgets: ['poll'] })).toThrow('The build has no widget “poll” in “ca”.')
  expect(() => weighLoad(built, { files: ['widgets.iife.js'] })).toThrow('The build has no file “widgets.iife.js”.')
  expect(() => weighLoad(built, { files: ['preview'] })).toThrow('The build has no chunk “preview”.')
  expect(() => weighLoad(built, { widgets: ['profile'], opens: 'Home' })).toThrow(
    'The build has no chunk “profile-Home”.',
  )
})
