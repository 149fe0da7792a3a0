import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { ownExports } from './minify.ts'

it('a namespace has its own exports only, whatever a page has added to all objects', async () => {
  const contents = "import * as words from 'words'; globalThis.ownExportsOf = words"
  const words = {
    name: 'words',
    setup: ({ onResolve, onLoad }: Parameters<import('esbuild').Plugin['setup']>[0]) => {
      onResolve({ filter: /^words$/ }, () => ({ path: 'words', namespace: 'words' }))
      onLoad({ filter: /.*/, namespace: 'words' }, () => ({ contents: 'export const one = 1' }))
    },
  }
  const built = await build({
    stdin: { contents },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [words],
  })
  const code = built.outputFiles[0]?.text ?? ''
  const added: PropertyDescriptor = { value: '1.4', enumerable: true, configurable: true, writable: true }
  Object.defineProperty(Object.prototype, 'version', added)
  try {
    const run = (text: string) => new Function(text)()
    expect(() => run(code)).toThrow('Getter must be a function')
    run(ownExports(code))
    expect(Object.keys(Reflect.get(globalThis, 'ownExportsOf'))).toEqual(['one'])
  } finally {
    Reflect.deleteProperty(Object.prototype, 'version')
    Reflect.deleteProperty(globalThis, 'ownExportsOf')
  }
})
