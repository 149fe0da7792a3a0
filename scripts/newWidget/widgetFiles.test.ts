import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { insertLines } from './insertLines.ts'
import { EXAMPLE_FILE, readExample } from './readExample.ts'
import { renamed } from './renamed.ts'
import { changedLists, newFiles } from './widgetFiles.ts'

describe('the document', () => {
  const document = readFileSync(EXAMPLE_FILE, 'utf8')
  const { files, lines } = readExample(document)

  it('has each block of code in a file or in a list, but the command', () => {
    expect(document.match(/^```\w+$/gm)).toHaveLength(files.length + lines.length + 1)
  })

  it('has every file and list once', () => {
    const paths = [...files, ...lines].map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('calls nothing by the example’s name that another widget has to call by its own', () => {
    for (const { path, text } of [...files, ...lines])
      expect(renamed(`${path}\n${text}`, 'tide-table')).not.toMatch(/weather/i)
  })
})

it.each([
  ['weather: getWeather,', "'tide-table': getTideTable,"],
  ["  weather: { path: '/weather/:id' },", "  'tide-table': { path: '/tide-table/:id' },"],
  ['export const weatherIsland = defineIsland({', 'export const tideTableIsland = defineIsland({'],
  ['"weather.count": "…"', '"tide-table.count": "…"'],
  ["fault: 'weather:timeout'", "fault: 'tide-table:timeout'"],
  ['widgets/weather/Weather.test.tsx', 'widgets/tide-table/TideTable.test.tsx'],
  ['mocks/backend/weather/weatherCalls.ts', 'mocks/backend/tide-table/tideTableCalls.ts'],
])('%s is %s for another widget', (text, expected) => {
  expect(renamed(text, 'tide-table')).toBe(expected)
  expect(renamed(text, 'weather')).toBe(text)
})

it('keeps a name that has the example’s in it', () => {
  expect(renamed('weather: weatherIsland, Weather', 'sea-weather')).toBe("'sea-weather': seaWeatherIsland, SeaWeather")
})

it('is there under another name, with the lists', () => {
  expect(newFiles('tide-table').map(({ path }) => path)).toContain('widgets/tide-table/TideTable.tsx')
  const registry = changedLists('tide-table').find(({ path }) => path === 'widgets/registry.ts')
  expect(registry?.text).toContain("\n  'tide-table': { load: 'visible', prefetch: 'tide-table/{id}' },\n}")
})

describe('a list', () => {
  it('has the line in its place', () => {
    expect(insertLines('widgets/registry.ts', 'const registry = {\n  poll: {},\n}\n', '  tides: {},\n')).toBe(
      'const registry = {\n  poll: {},\n  tides: {},\n}\n',
    )
    const table = '| widget | options | what it is |\n|---|---|---|\n| a | b | c |\n'
    expect(insertLines('README.md', `${table}\nText\n`, '| d | e | f |\n')).toBe(`${table}| d | e | f |\n\nText\n`)
    expect(
      insertLines(
        'mocks/backend/handlers.ts',
        'const all = {\n  ...libraryCalls,\n}\n',
        "import { a } from 'a'\n  a,\n",
      ),
    ).toBe("import { a } from 'a'\nconst all = {\n  a,\n  ...libraryCalls,\n}\n")
  })

  it.each([
    ['GET a/*: x', ['GET a/*: x', 'GET b: x', 'GET c: x']],
    ['GET bb: x', ['GET b: x', 'GET bb: x', 'GET c: x']],
    ['POST a: x', ['GET b: x', 'GET c: x', 'POST a: x']],
  ])('that is sorted has %s where it belongs', (added, expected) => {
    const rows = (calls: readonly string[]) => calls.map((call) => `    '${call}',\n`).join('')
    const list = rows(['GET b: x', 'GET c: x'])
    expect(insertLines('scripts/schemas/allSchemas.test.ts', `([\n${list}])`, rows([added]))).toBe(
      `([\n${rows(expected)}])`,
    )
  })

  it.each(['README.md', 'widgets/registry.ts', 'scripts/schemas/allSchemas.test.ts', 'docs/other.md'])(
    '%s that has no such place is named',
    (path) => {
      expect(() => insertLines(path, 'something else\n', "    'GET a: b',\n")).toThrow(`${path} has no place`)
    },
  )
})
