import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { appMessageSchemas } from './appMessage.schema.ts'
import { specActions } from './specActions.fixture.ts'

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(test|fixture|states|types|schema)\.tsx?$/.test(path)

const code = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter(isSource)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const { types } = JSON.parse(readFileSync('docs/contract.json', 'utf8'))

it('the app bridge has the types of the specifications’ actions to the app, and of no other', () => {
  expect(Object.keys(types.AppActions).sort()).toEqual([...specActions.toApp].sort())
})

it('the app bridge parses the specifications’ actions of the app, and no other', () => {
  const parsed = appMessageSchemas.map(({ entries }) => entries.action.literal)
  expect([...parsed].sort()).toEqual([...specActions.fromApp].sort())
})

it.each(specActions.toApp)('the library sends the action %s somewhere', (action) => {
  expect(code.includes(`send('${action}'`)).toBe(true)
})

it.each(specActions.fromApp)('the library handles the app’s action %s somewhere', (action) => {
  expect(new RegExp(`message\\.action [!=]== '${action}'`).test(code)).toBe(true)
})
