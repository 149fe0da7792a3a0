import { expect, it } from 'vitest'
import { importFiles, readIndex } from './packageFiles.ts'

const index = readIndex(
  `export { default as Eye } from './icons/eye.mjs';
export { default as Trash, default as Trash2 } from "./icons/trash.mjs"
export { draw } from './draw.mjs'
const own = 1
export { own }`,
  'drawings/dist/drawings.mjs',
)
const indexes = new Map([['drawings', index]])

const imported = (code: string) => importFiles(code, 'View.tsx', indexes)

it('imports each icon from its own file', () => {
  expect(imported(`import { Eye, Trash2 as Bin } from 'drawings'\nEye`)).toBe(
    `import { default as Eye } from "drawings/dist/icons/eye.mjs";import { default as Bin } from "drawings/dist/icons/trash.mjs";\nEye`,
  )
  expect(imported(`import { draw } from "drawings"`)).toBe(`import { draw as draw } from "drawings/dist/draw.mjs";`)
})

it.each([
  `import type { IconNode } from 'drawings'`,
  `import { Eye } from './Eye.tsx'\nconst text = "import { Eye } from 'drawings'"`,
])('leaves type imports and other code unchanged: %s', (code) => {
  expect(imported(code)).toBe(code)
})

it('fails for a name that the package does not export', () => {
  expect(() => imported(`import { Lamp } from 'drawings'`)).toThrow('Lamp')
  expect(() => imported(`import { own } from 'drawings'`)).toThrow('own')
})
