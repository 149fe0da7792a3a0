import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { writeEntry } from './writeEntry.ts'

it.each(['pushState', 'replaceState'] as const)(
  'writeEntry writes a history entry by %s, and returns whether the browser has let it',
  (way) => {
    const write = vi.fn()
    expect(writeEntry({ [way]: write }, way, { own: 1 }, '/a')).toBe(true)
    expect(write).toHaveBeenCalledExactlyOnceWith({ own: 1 }, '', '/a')
    write.mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(writeEntry({ [way]: write }, way, null)).toBe(false)
  },
)

it('writeEntry alone writes history entries in the library', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const writing = files
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|\/testing\//.test(path))
    .filter((path) => /\.(?:push|replace)State\(/.test(readFileSync(path, 'utf8')))
  expect(writing).toEqual([])
})
