import { expect, it } from 'vitest'
import { importFiles } from './packageFiles.ts'

const index = `export { default as Eye } from './icons/eye.mjs';
export { default as Trash, default as Trash2 } from './icons/trash.mjs';
const own = 1
export { own }`

const imported = (code: string) => importFiles(code, 'View.tsx', index)

it('an icon is imported from its own file', () => {
  expect(imported(`import { Eye, type IconNode, Trash2 as Bin } from 'lucide'\nEye`)).toBe(
    `import Eye from 'lucide/dist/esm/icons/eye.mjs';import Bin from 'lucide/dist/esm/icons/trash.mjs'\nEye`,
  )
  expect(imported(`import {\n  Eye,\n} from 'lucide'`)).toBe(`import Eye from 'lucide/dist/esm/icons/eye.mjs'`)
})

it.each([
  `import type { IconNode } from 'lucide'`,
  `import { Eye } from './Eye.tsx'\nconst text = "import { Eye } from 'lucide'"`,
])('an import of types and other code is left unchanged: %s', (code) => {
  expect(imported(code)).toBe(code)
})

it('an import of a name that the package does not export fails', () => {
  expect(() => imported(`import { Lamp } from 'lucide'`)).toThrow('Lamp')
  expect(() => imported(`import { own } from 'lucide'`)).toThrow('own')
})
