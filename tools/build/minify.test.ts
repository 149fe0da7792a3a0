import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { minify, ownExports } from './minify.ts'

const main = "import * as words from 'words'; globalThis.ownExportsOf = words"
const words = 'export const one = 1'

async function withEsbuild() {
  const { outputFiles } = await build({
    stdin: { contents: main },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'words',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^words$/ }, () => ({ path: 'words', namespace: 'words' }))
          onLoad({ filter: /.*/, namespace: 'words' }, () => ({ contents: words }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

async function withRolldown() {
  const plugin = { name: 'words', resolveId: (id: string) => id, load: (id: string) => (id === 'words' ? words : main) }
  const bundle = await rolldown({ input: 'main', plugins: [plugin] })
  const { output } = await bundle.generate({ minify: false })
  return output[0].code
}

it.each([
  ['esbuild', withEsbuild],
  ['Rolldown', withRolldown],
])('a namespace has its own exports only, whatever a page has added to all objects: %s', async (_, bundled) => {
  const code = await bundled()
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

it('a classic script has all its letters escaped but those of ASCII, also in names and patterns', async () => {
  const { code } = await minify("globalThis.said = ['Adéu 😀', `ñ`, /[à-ü]/u.test('ç'), { 'ç': 1 }]", undefined, true)
  expect(code).toMatch(/^[\x20-\x7e\n]+$/)
  new Function(code)()
  expect(Reflect.get(globalThis, 'said')).toEqual(['Adéu 😀', 'ñ', true, { ç: 1 }])
  Reflect.deleteProperty(globalThis, 'said')
})
