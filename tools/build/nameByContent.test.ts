import { expect, it } from 'vitest'
import { type DraftFile, draftName } from './linkChunks.ts'
import { nameByContent } from './nameByContent.ts'

const open = (name: string) => `export const open=()=>import("./${draftName(name)}");`

const draft = (name: string, code: string, imported: string[] = [], opened: string[] = []): DraftFile => ({
  name,
  code: [...imported.map((file) => `import"./${draftName(file)}";`), ...opened.map(open), code].join(''),
  map: '{}',
  imported,
  opened,
})

/** A widget with a part that needs the widget, above what all share. */
const library = ({ runtime = 'run()', part = 'part()' } = {}) => [
  draft('runtime', runtime),
  draft('common', 'common()', ['runtime']),
  draft('poll', '', ['common'], ['poll-Part']),
  draft('poll-Part', part, ['poll']),
  draft('gift', 'gift()', ['runtime']),
]

const named = (drafts: DraftFile[]) => Object.fromEntries(nameByContent(drafts).map((file) => [file.name, file]))

it('renames a file and all of its importers when its bytes change', () => {
  const [first, second] = [named(library()), named(library({ runtime: 'run(1)' }))]
  for (const name of Object.keys(first)) expect(first[name]?.file).not.toBe(second[name]?.file)
  expect(named(library())).toEqual(first)
})

it('keeps the names of unchanged files', () => {
  const [first, second] = [named(library()), named(library({ part: 'other()' }))]
  for (const name of ['runtime', 'common', 'gift']) expect(first[name]).toEqual(second[name])
  // The part is in a circle with its widget: either names the other.
  for (const name of ['poll', 'poll-Part']) expect(first[name]?.file).not.toBe(second[name]?.file)
})

it('writes the final names into the files', () => {
  const { poll, common, 'poll-Part': part } = named(library())
  expect(poll?.code).toBe(
    `import"./${common?.file}";export const open=()=>import("./${part?.file}");\n//# sourceMappingURL=${poll?.file}.map\n`,
  )
  expect(part?.code).toContain(`import"./${poll?.file}"`)
  expect(poll?.file).toBe(`poll-${poll?.hash}.js`)
})

it('renames a widget whose messages have changed', () => {
  const [first, second] = ['a', 'b'].map((poll) => nameByContent([draft('poll', '0')], { poll }))
  expect(first?.[0]?.hash).not.toBe(second?.[0]?.hash)
})

it('fails for two files of the same name', () => {
  expect(() => nameByContent([draft('poll', '1'), draft('poll', '2')])).toThrow('same name')
})
