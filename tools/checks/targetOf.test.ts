import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roomAliases, targetOf } from './targetOf.ts'

test('targetOf resolves an import of a file beside it, or of a room', () => {
  expect(targetOf('src/kit/ui/A.tsx', './b.ts')).toBe('src/kit/ui/b.ts')
  expect(targetOf('src/kit/ui/A.tsx', '../dates/b.ts')).toBe('src/kit/dates/b.ts')
  expect(targetOf('widgets/poll/A.tsx', '#kit/ui/button.css?inline')).toBe('src/kit/ui/button.css?inline')
  expect(targetOf('src/kit/ui/A.tsx', 'react/jsx-runtime')).toBeUndefined()
})

test('each room has its folder, and each folder of src has its room', () => {
  const folders = [...roomAliases.values()]
  for (const folder of folders) expect(globSync(`${folder}*`), folder).not.toEqual([])
  expect(folders).toEqual(expect.arrayContaining(globSync('src/*/').map((folder) => `${folder.replace(/\/$/, '')}/`)))
})
