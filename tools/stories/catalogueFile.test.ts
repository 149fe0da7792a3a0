import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from '../checks/source.ts'
import { catalogueFile, cataloguePath, statesFileAt } from './catalogueFile.ts'
import { textPartsOf } from './textPartsOf.ts'

test('the preview lists the states of all widgets and parts: else run `npm run fix`', () => {
  const files = readSources('widgets/*/*.states.ts', 'widgets/*/*/*.states.ts')
  const found = files.flatMap(({ path }) => statesFileAt(path) ?? [])
  expect(found).toHaveLength(files.length)
  expect(readFileSync(cataloguePath, 'utf8')).toBe(catalogueFile(found, textPartsOf()))
})

test('a state of a widget’s part is shown by the widget’s marker', () => {
  const file = catalogueFile([{ path: 'widgets/profile/saved/saved.states.ts', widget: 'profile', part: 'saved' }], {
    profile: ['saved'],
    poll: [],
  })
  expect(file).toContain("import { states as profileSaved } from '#widgets/profile/saved/saved.states.ts'")
  expect(file).toContain("{ id: 'profile.saved', widget: 'profile', states: profileSaved },")
  expect(file).toContain("  profile: ['saved'],")
  expect(file).not.toContain('poll')
})
