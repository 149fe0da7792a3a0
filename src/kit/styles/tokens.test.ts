import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '#lib/colour.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [light, dark] = [...css.matchAll(/\{([^}]*)\}/g)].map(([, block = '']) => {
  const colours = [...block.matchAll(/--quiosc-default-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ])
  return new Map(colours as [string, string][]) // Both groups are in the pattern.
})

const texts = ['ink', 'muted', 'accent', 'danger', 'positive', 'warning', 'premium']
const grounds = ['paper', 'surface', 'accent-soft']

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s tokens', (_, tokens) => {
  const between = (text: string, background: string) =>
    contrast(tokens?.get(text) ?? '#000000', tokens?.get(background) ?? '#000000')

  it.each(texts.flatMap((text) => grounds.map((background) => [text, background] as const)))(
    'make the text %s legible on %s',
    (text, background) => expect(between(text, background)).toBeGreaterThanOrEqual(4.5),
  )

  it.each([
    ['on-accent', 'accent'],
    ['paper', 'danger'],
    ['paper', 'ink'],
  ] as const)('make the text %s legible on a filled %s', (text, background) =>
    expect(between(text, background)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(['paper', 'surface'])('give the border of a control enough contrast on %s', (background) =>
    expect(between('line-strong', background)).toBeGreaterThanOrEqual(3),
  )

  it('have the same names as those of the other theme', () =>
    expect([...(light?.keys() ?? [])]).toEqual([...(dark?.keys() ?? [])]))
})
