import { type ParseResult, parseSync } from 'vite'

/** Where a built file names another one of its folder: `comments.js` in `from "./comments.js"`, and in `import("./comments.js?" + now)`. */
export interface Address {
  file: string
  /** Whether it is fetched together with the file that names it. */
  isStatic: boolean
  /** The offsets of the file's name in the code. */
  start: number
  end: number
}

/** @throws When it is no JavaScript. */
export function parseBuilt(code: string): ParseResult {
  const parsed = parseSync('built.js', code)
  const [error] = parsed.errors
  if (error) throw new Error(`A built file cannot be parsed: ${error.message}`)
  return parsed
}

/** The addresses in `import()` expressions, whether a minifier has written them as strings or as templates. */
const openedTexts = (code: string, { module }: ParseResult) =>
  module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    [...code.slice(start, end).matchAll(/(?<=["'`])\.\/[^"'`]*/g)].map(({ 0: value, index }) => ({
      value,
      start: start + index,
    })),
  )

/** Every place where a built file names another, in order. */
export function addressesOf(code: string): Address[] {
  const parsed = parseBuilt(code)
  const { staticImports, staticExports } = parsed.module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ]
  const texts = [
    ...requests.map(({ value, start }) => ({ value, start, isStatic: true })),
    ...openedTexts(code, parsed).map((text) => ({ ...text, isStatic: false })),
  ]
  const found = texts.flatMap(({ value, start, isStatic }): Address[] => {
    if (!value.startsWith('./')) return []
    const [file = ''] = value.slice('./'.length).split('?')
    const offset = code.indexOf(file, start)
    return [{ file, isStatic, start: offset, end: offset + file.length }]
  })
  // A statement that re-exports several names has one specifier.
  const byStart = new Map(found.map((address) => [address.start, address]))
  return [...byStart.values()].sort((a, b) => a.start - b.start)
}

/** The code with each address under another name. */
export function renameAddresses(code: string, rename: (file: string) => string): string {
  let end = 0
  const parts = addressesOf(code).flatMap((address) => {
    const before = code.slice(end, address.start)
    end = address.end
    return [before, rename(address.file)]
  })
  return [...parts, code.slice(end)].join('')
}
