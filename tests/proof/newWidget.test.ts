import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject } from '#tools/newWidget/copyProject.fixture.ts'

/** Milliseconds: the packages are copied, too. */
const LIMIT_MS = 10 * 60_000

let project: ReturnType<typeof copyProject>

beforeAll(async () => {
  project = copyProject('copied')
  expect(await project.run('node', 'tools/tasks/newWidget.ts', 'tide-table')).toMatchObject({ code: 0 })
}, LIMIT_MS)
afterAll(() => project.remove())

const test = (kind: string, ...files: readonly string[]) => project.run('vitest', 'run', '--project', kind, ...files)

it('a new widget passes all checks, and is built', async () => {
  const { code, stdout } = await project.run('node', 'tools/tasks/check.ts')
  expect(code, stdout).toBe(0)
})

it.each([
  [
    'unit',
    ...['widgets/tide-table/', 'mocks/backend/', 'src/kit/i18n/', 'newspaper/cms/reach.test.ts'],
    ...['cli/check/', 'tools/docs/', 'tools/schemas/', 'tools/contract/'],
  ],
  ['browser', 'widgets/tide-table/', 'stories/catalogue/'],
  ['storybook', 'stories/tide-table'],
  ['pages', 'tests/manifest.test.ts', 'tests/preview.test.ts', 'tests/types.test.ts', 'tests/corpus/parsing.test.ts'],
])('a new widget passes its own tests and those of the lists: %s', async (kind, ...files) => {
  const { code, stdout, stderr } = await test(kind, ...files)
  expect(code, `${stdout}\n${stderr}`).toBe(0)
})
