import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as names from './reactNames.ts'

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const packageOf = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'))

/** The packages that only the tools of development import. */
const ofTools = /^@storybook|^@testing-library|^react-dom$/

/** The packages that are in the library and expect React beside them, with their own that do. */
const readPackages = () => {
  const { dependencies = {}, devDependencies = {} } = packageOf('package.json')
  return [...Object.keys({ ...dependencies, ...devDependencies }), '@floating-ui/react-dom'].filter(
    (name) =>
      !ofTools.test(name) && packageOf(`node_modules/${name}/package.json`).peerDependencies?.react !== undefined,
  )
}

/** The names that a module reads of React: those that it imports, and those that it takes from React as a whole. */
function readNames(code: string): string[] {
  const imported = [...code.matchAll(/^import [^;'"]*?\{([^}]*)\} from ['"]react['"]/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  )
  const taken = [...code.matchAll(/\bReact\.(\w+)/g)].map(([, name = '']) => name)
  return [...imported, ...taken].filter((name) => name !== '')
}

describe('React’s names on Preact', () => {
  const packages = readPackages()

  it('are looked for in all packages that expect React', () => {
    expect(packages).toEqual(expect.arrayContaining(['@floating-ui/react', 'react-day-picker', 'virtua', 'zustand']))
  })

  it.each(packages)('include all that %s imports', (name) => {
    const folder = `node_modules/${name}/`
    const modules = globSync(`${folder}{dist/*.{mjs,js},dist/esm/**/*.js,lib/index.js,esm/*.mjs}`)
    expect(modules).not.toEqual([])
    const read = new Set(modules.flatMap((path) => readNames(readFileSync(path, 'utf8'))))
    expect([...read].filter((used) => !(used in names))).toEqual([])
  })
})
