import { afterEach, expect, it } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const { documentElement, body } = document

afterEach(() => {
  documentElement.removeAttribute('style')
  body.removeAttribute('style')
})

it('lockScroll keeps the page still until the last overlay is gone, in whichever order they go', () => {
  const first = lockScroll(document)
  const second = lockScroll(document)
  expect(getComputedStyle(documentElement).overflow).toBe('hidden')
  first()
  expect(getComputedStyle(documentElement).overflow).toBe('hidden')
  second()
  expect(getComputedStyle(documentElement).overflow).toBe('visible')
})

it('lockScroll locks the body where the window takes its overflow from it, without making it a box of its own', () => {
  body.style.overflow = 'hidden auto'
  const release = lockScroll(document)
  expect([documentElement.style.overflow, body.style.overflow]).toEqual(['', 'hidden'])
  release()
  expect(body.style.overflow).toBe('hidden auto')
})
