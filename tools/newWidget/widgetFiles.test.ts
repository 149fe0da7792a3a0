import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { termFindings } from '../checks/terms.ts'
import { EXAMPLE_FILE, readExample } from './readExample.ts'
import { renamed } from './renamed.ts'
import { newFiles } from './widgetFiles.ts'

describe('the document of a new widget', () => {
  const document = readFileSync(EXAMPLE_FILE, 'utf8')
  const files = readExample(document)

  it('has each block of code in a file, but the command', () => {
    expect(document.match(/^```\w+$/gm)).toHaveLength(files.length + 1)
  })

  it('has every file once', () => {
    const paths = files.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has the example’s name nowhere that another widget needs its own', () => {
    for (const { path, text } of files) expect(renamed(`${path}\n${text}`, 'tide-table')).not.toMatch(/weather/i)
  })
})

it.each([
  ['weather: getWeather,', "'tide-table': getTideTable,"],
  ["  weather: { path: '/weather/:id' },", "  'tide-table': { path: '/tide-table/:id' },"],
  ['export const weatherIsland = defineIsland({', 'export const tideTableIsland = defineIsland({'],
  ['"weather.count": "…"', '"tide-table.count": "…"'],
  ["fault: 'weather:timeout'", "fault: 'tide-table:timeout'"],
  ['widgets/weather/Weather.test.tsx', 'widgets/tide-table/TideTable.test.tsx'],
  ['mocks/backend/weather/weather.calls.ts', 'mocks/backend/tide-table/tide-table.calls.ts'],
  ['export const weatherCalls = {', 'export const tideTableCalls = {'],
])('renamed writes %s as %s for another widget', (text, expected) => {
  expect(renamed(text, 'tide-table')).toBe(expected)
  expect(renamed(text, 'weather')).toBe(text)
})

it('renamed keeps a name that has the example’s in it', () => {
  expect(renamed('weather: weatherIsland, Weather', 'sea-weather')).toBe("'sea-weather': seaWeatherIsland, SeaWeather")
})

it('newFiles has the files of the document under another name', () => {
  expect(newFiles('tide-table').map(({ path }) => path)).toContain('widgets/tide-table/TideTable.tsx')
})

it('newFiles has texts in the agreed terms', () => {
  expect(termFindings(newFiles('tide-table'), {})).toEqual([])
})
