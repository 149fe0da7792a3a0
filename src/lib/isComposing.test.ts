import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isComposing } from './isComposing.ts'

it.each([
  [{ isComposing: true, keyCode: 27 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ nativeEvent: { isComposing: true, keyCode: 229 } }, true],
  [{ isComposing: false, keyCode: 27 }, false],
])('isComposing finds that %j belongs to an input method: %s', (event, expected) => {
  expect(isComposing(event)).toBe(expected)
})

const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.(test|fixture|states)\.tsx?$/.test(path)

it('isComposing is called wherever Escape does something', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const handling = files
    .filter(isCode)
    .filter((path) => /key [!=]== 'Escape'|'escape-key'/.test(readFileSync(path, 'utf8')))
  expect(handling.length).toBeGreaterThan(8)
  expect(handling.filter((path) => !readFileSync(path, 'utf8').includes('isComposing('))).toEqual([])
})
