import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { separateSchemas, usedNames } from './separateSchemas.ts'

const bundled = `//#region src/utils/add.ts
let count$1 = 0;
/* @__NO_SIDE_EFFECTS__ */
function _add(item) { count$1++; return item; }

//#endregion
//#region src/schemas/text.ts
/**
* Adds with _unused in its comment.
*/
function text() { return { type: "word", word: _add("word") }; }

//#endregion
//#region src/schemas/word.ts
const word = { ...text() };

//#endregion
export { text, word as firstWord };
`

it('gives each marked part a file that imports what it uses, and no more', () => {
  const { files, index } = separateSchemas(bundled)
  expect([...files.keys()]).toEqual(['src/utils/add.js', 'src/schemas/text.js', 'src/schemas/word.js'])
  expect(files.get('src/utils/add.js')).toMatch(/^let count\$1.*export \{ count\$1, _add \}$/s)
  expect(files.get('src/schemas/text.js')?.match(/^import .*/gm)).toEqual([`import { _add } from "../utils/add.js"`])
  expect(files.get('src/schemas/word.js')?.match(/^import .*/gm)).toEqual([`import { text } from "./text.js"`])
  expect([...index]).toEqual([
    ['text', 'export { text as text } from "./src/schemas/text.js"'],
    ['firstWord', 'export { word as firstWord } from "./src/schemas/word.js"'],
  ])
})

it('knows the package as it is', () => {
  const { files, index } = separateSchemas(readFileSync(fileURLToPath(import.meta.resolve('valibot')), 'utf8'))
  expect(files.get('src/schemas/string/string.js')).toContain('export { string }')
  expect(index.get('safeParse')).toContain('export { safeParse as safeParse }')
})

it.each(['function text() {}\nexport { text }', '//#region a.ts\n//#endregion\nexport { text };'])(
  'does not guess where the marks are missing: %j',
  (code) => {
    expect(() => separateSchemas(code)).toThrow('region')
  },
)

it.each([
  [`import * as v from 'valibot'\nv.object({ a: v.string(), b: v.string() })\nother.v2.number()`, ['object', 'string']],
  [`import*as x from"valibot";x.pipe(x.array())`, ['array', 'pipe']],
  [`import { getDotPath, safeParse as parse } from 'valibot'`, ['getDotPath', 'safeParse']],
])('finds what a module uses: %j', (code, names) => {
  expect(usedNames(code)).toEqual(names)
})
