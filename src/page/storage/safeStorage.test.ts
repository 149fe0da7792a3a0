import { expect, it } from 'vitest'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { safeStorage } from './safeStorage.ts'

it('safeStorage works in a browser whose storage getter throws', () => {
  const storage = safeStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(storage.getItem('theme')).toBeNull()
  storage.setItem('theme', 'dark')
  expect(storage.getItem('theme')).toBe('dark')
  storage.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
})

it('safeStorage returns the value that did not fit, not the stored one, until there is room again', () => {
  const real = createMemoryStorage()
  let full = false
  const storage = safeStorage({
    ...real,
    setItem(key, value) {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      real.setItem(key, value)
    },
  })
  storage.setItem('theme', 'light')
  full = true
  storage.setItem('theme', 'dark')
  expect(storage.getItem('theme')).toBe('dark')
  full = false
  storage.setItem('theme', 'system')
  expect(real.getItem('theme')).toBe('system')
})
