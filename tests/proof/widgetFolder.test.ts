import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject } from '#tools/newWidget/copyProject.fixture.ts'
import { EXAMPLE_FILE, readExample } from '#tools/newWidget/readExample.ts'
import { listSteps } from '#tools/setup/fixSteps.mjs'

/** Milliseconds: several commands run in the copy, one after the other. */
const LIMIT_MS = 10 * 60_000

let project: ReturnType<typeof copyProject>

beforeAll(() => {
  project = copyProject('linked')
}, LIMIT_MS)
afterAll(() => project.remove())

const generate = (...args: string[]) => project.run('node', 'tools/tasks/newWidget.ts', ...args)

/** The files that `npm run fix` writes for it besides the widget's own. */
const lists = [
  'README.md',
  'cli/check/markerSchemas.ts',
  'docs/contract.json',
  'docs/heights.md',
  'docs/reference/calls.md',
  'docs/theming.md',
  'mocks/backend/calls.ts',
  'preview/catalogue/catalogue.ts',
  'src/lib/site/WidgetName.ts',
  'widgets/islands.ts',
  'widgets/registry.ts',
  'widgets/texts.ts',
]

const written = ['docs/widgets/weather.md', 'stories/weather.stories.tsx']

it(
  'a new widget’s folder and its mock are written, from which the lists follow; and without them nothing of it is left',
  async () => {
    const before = project.contents()
    expect(await generate('weather')).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Error') })
    const after = project.contents()
    const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path))
    const own = readExample(readFileSync(EXAMPLE_FILE, 'utf8'))
    expect(changed.sort()).toEqual([...own.map(({ path }) => path), ...lists, ...written].sort())
    // The files are written as the document shows them, and the formatter has nothing to change.
    for (const { path, text } of own) expect(project.read(path), path).toBe(text)

    for (const path of [...own.map(({ path }) => path), ...written]) project.delete(path)
    for (const [command, ...args] of listSteps) expect(await project.run(command, ...args)).toMatchObject({ code: 0 })
    expect(project.contents()).toEqual(before)
  },
  LIMIT_MS,
)

it(
  'a new widget is not written with a name that no widget can have',
  async () => {
    const before = project.contents()
    for (const args of [['Weather'], ['poll'], ['one', 'two']]) {
      const { code, stdout, stderr } = await generate(...args)
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' })
      expect(stderr).toMatch(/^quiosc: .+\n$/)
    }
    expect(project.contents()).toEqual(before)
  },
  LIMIT_MS,
)
