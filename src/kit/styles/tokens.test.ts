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
    '%s is legible on %s',
    (text, background) => expect(between(text, background)).toBeGreaterThanOrEqual(4.5),
  )

  it.each([
    ['on-accent', 'accent'],
    ['paper', 'danger'],
    ['paper', 'ink'],
  ] as const)('%s can be read on a filled %s', (text, background) =>
    expect(between(text, background)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(['paper', 'surface'])('the border of a control has enough contrast on %s', (background) =>
    expect(between('line-strong', background)).toBeGreaterThanOrEqual(3),
  )

  it('defines the same tokens for light and dark', () =>
    expect([...(light?.keys() ?? [])]).toEqual([...(dark?.keys() ?? [])]))
})
