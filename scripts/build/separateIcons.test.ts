import { expect, it } from 'vitest'
import { separateIcons } from './separateIcons.ts'

const files = new Map([
  ['Eye', 'icons/eye.mjs'],
  ['Trash2', 'icons/trash.mjs'],
])

it('imports each drawing from its own file, in one line', () => {
  expect(separateIcons(`import { Eye, Trash2 } from 'lucide'\nEye`, files)).toBe(
    `import Eye from 'lucide/dist/esm/icons/eye.mjs';import Trash2 from 'lucide/dist/esm/icons/trash.mjs'\nEye`,
  )
})

it('leaves types, which are no code', () => {
  const code = `import type { IconNode } from 'lucide'`
  expect(separateIcons(code, files)).toBe(code)
})

it('knows no drawing that is not there', () => {
  expect(() => separateIcons(`import { Lamp } from 'lucide'`, files)).toThrow('Lamp')
})
