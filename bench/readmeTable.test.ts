import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Built } from './Built.ts'
import { pageBudgets } from './budgets.ts'
import { readmeTable, replaceTable } from './readmeTable.ts'

/** A build that has all that the pages load, of one weight. */
function buildOf(brotli: number): Built {
  const widgets = pageBudgets.flatMap(({ load }) => ('widgets' in load ? load.widgets : []))
  const texts = Object.fromEntries(['ca', 'de', 'en', 'es'].map((lang) => [lang, 'widgets.iife.js']))
  const path = (name: string) => `chunks/${name}-a1b2c.js`
  const files = ['widgets.js', 'widgets.iife.js', ...['runtime', 'profile-Menu', ...widgets].map(path)]
  return {
    read: (file) => (file.endsWith('.map') ? '{"sources":[]}' : ''),
    manifest: {
      files: Object.fromEntries(files.map((file) => [file, { brotli }])),
      runtime: [path('runtime')],
      widgets: Object.fromEntries(widgets.map((name) => [name, { files: [path(name)], messages: texts }])),
    },
  }
}

const written = readmeTable({ react: buildOf(2000), lite: buildOf(1000) })

it('the README’s table has the one-file build on both engines', () => {
  expect(written.split('\n')).toContain('| all as one file, `widgets.iife.js`, without a preview | 2.0 | 1.0 |')
})

it('the README’s table is up to date, but for the figures of the day', () => {
  const readme = readFileSync('README.md', 'utf8')
  const withoutFigures = (text: string) => text.replace(/^(\|.*?\|) [\d.]+ \| [\d.]+ \|$/gm, '$1')
  expect(withoutFigures(replaceTable(readme, written))).toBe(withoutFigures(readme))
})

it('the README’s other text is left as it is', () => {
  const table = '| a | b |\n| --- | --: |\n| c | 2 |'
  expect(replaceTable('x\n\n| a | b |\n|---|--:|\n| c | 1 |\n| d | 3 |\n\ny\n', table)).toBe(`x\n\n${table}\n\ny\n`)
  expect(() => replaceTable('no table', table)).toThrow('There is no table “| a | b |”.')
})
