import { expect, it } from 'vitest'
import { folderOf, readSheet } from './Sheet.ts'
import { sheetHtml } from './sheetHtml.ts'

it('the command reads language, theme and width in any order, and refuses anything else', () => {
  expect(readSheet([])).toEqual({ lang: 'ca', theme: 'light', width: 390 })
  const sheet = readSheet(['1280', 'de', 'dark'])
  expect(sheet).toEqual({ lang: 'de', theme: 'dark', width: 1280 })
  expect(folderOf(sheet)).toBe('.cache/sheets/de-dark-1280')
  expect(() => readSheet(['fr'])).toThrow('“fr” is no language (ca, es, en, de), theme (light, dark) or width.')
})

it('the sheet shows the pictures of each file in their order, under its name', () => {
  const page = sheetHtml('de, dark, 1280', ['poll/001-Voted.png', 'poll/000-Open.png', 'login/000-<b>.png'])
  expect(page).toContain('<title>de, dark, 1280</title>')
  expect(page.match(/<h2>\w+|<figcaption>[^<]+/g)).toEqual([
    '<h2>login',
    '<figcaption>&lt;b&gt;',
    '<h2>poll',
    '<figcaption>Open',
    '<figcaption>Voted',
  ])
  expect(page).toContain('src="poll/000-Open.png"')
})
