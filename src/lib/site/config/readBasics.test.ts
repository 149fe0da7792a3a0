import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseBlock, readBasics } from './readBasics.ts'
import { readConfig } from './readConfig.ts'

const lang = fc.constantFrom('ca', 'es', 'en', 'de', 'fr', '', 'EN', 7, null, undefined)
const site = fc.constantFrom('ara', 'balears', 'de-balears', 'arra', 'x-balears', 3, undefined)
const apiBase = fc.constantFrom(
  '/api/front',
  '/api/',
  'https://api.example/x',
  'javascript:alert(1)',
  '//evil',
  4,
  undefined,
)
const htmlLang = fc.constantFrom('', 'ca', 'es-ES', 'es_ES', 'est', 'EN', 'de', 'fr', 'x')

const agree = (text: string, html: string) => {
  const { lang, apiBase } = readConfig(text, html).config
  expect(readBasics({ ...Object(parseBlock(text)) }, html)).toEqual({ lang, apiBase })
}

it('readBasics agrees with readConfig on any input', () => {
  fc.assert(
    fc.property(fc.record({ lang, site, apiBase }), htmlLang, (block, html) => agree(JSON.stringify(block), html)),
  )
})

it.each(['', '{', 'null', '[]', '"text"', '7'])('readBasics treats %j as no configuration', (text) => agree(text, 'es'))

it.each([
  ['https://api.diàri.example/front', 'https://api.diàri.example/front'],
  ['https://api.diàri.example:8443/front/', 'https://api.diàri.example:8443/front'],
  ['https://diàri.example@evil.example/front', '/api/front'],
  ['https://api.diàri.example/front?a=1', '/api/front'],
])('readBasics reads the host of apiBase with accents: %s is %s', (apiBase, read) => {
  expect(readBasics({ apiBase }, 'ca').apiBase).toBe(read)
})

it('readBasics reads a block after the mark that some editors put first in a file', () => {
  expect(parseBlock('\ufeff{"lang":"es"}')).toEqual({ lang: 'es' })
})
