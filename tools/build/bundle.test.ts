import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { bundle, partName } from './bundle.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const library = {
  'poll.ts': `import { day } from './days.ts'; export const open = () => import('./widgets/poll/Part.ts'); export const today = day()`,
  'gift.ts': `import { day } from './days.ts'; export const sent = day()`,
  'days.ts': `export const day = () => document.title`,
  'widgets/poll/Part.ts': `export const shown = 'a part'`,
}

/** Bundles a library of two widgets. @returns The files' code, by their names. */
async function build(sources: Record<string, string> = library) {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-bundle-'))
  for (const [path, code] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const output = await bundle({
    input: { poll: join(folder, 'poll.ts'), gift: join(folder, 'gift.ts') },
    alias: {},
    dir: folder,
    assign: () => (path) => /(poll|gift|days)\.ts$/.exec(path)?.[1],
  })
  rmSync(folder, { recursive: true })
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])))
}

const nameOf = (file: string) => file.replace(/-[0-9a-z]{7}\.js$/, '')

const changed = async (path: keyof typeof library, code: string) => {
  const [before, after] = [await build(), await build({ ...library, [path]: code })]
  for (const [file, text] of after) expect(before.get(file) ?? text).toBe(text)
  return [...after.keys()].filter((file) => !before.has(file)).map(nameOf)
}

it('the build writes the files that modules are assigned to, and one for each part', async () => {
  const files = await build()
  expect([...files.keys()].map(nameOf).sort()).toEqual(['Part', 'days', 'gift', 'poll'])
  const [poll = ''] = [...files].flatMap(([file, code]) => (nameOf(file) === 'poll' ? code : []))
  const part = [...files.keys()].find((file) => nameOf(file) === 'Part')
  expect(poll).toMatch(new RegExp(`import\\(.\\./${part}.\\)\\.catch`))
})

it('the build renames a file whose bytes change, and those that contain its name', async () => {
  expect(await changed('widgets/poll/Part.ts', `export const shown = 'another'`)).toEqual(['poll', 'Part'])
  expect(await changed('gift.ts', `import { day } from './days.ts'; export const sent = day() + 1`)).toEqual(['gift'])
})

it('the build keeps all names when no byte changes', async () => {
  expect(await changed('gift.ts', `// a comment\n${library['gift.ts']}`)).toEqual([])
})

it.each([
  ['widgets/comments/list/OpenedDialog.tsx', 'comments-OpenedDialog'],
  ['widgets/save-to-list/openSaveDialog.ts', 'save-to-list-openSaveDialog'],
  ['src/page/overlays/openSnackbar.ts', 'overlays-openSnackbar'],
  ['widgets/main.ts', undefined],
])('the build names the part %s %s', (path, name) => {
  expect(partName(path)).toBe(name)
})
