import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { SuggestionsSchema } from '#widgets/header/search/search.schema.ts'
import { setUpBackend } from '../backend.fixture.ts'

const { request } = setUpBackend()
const titles = async (query: string) =>
  parse(SuggestionsSchema, (await request(`/search?${query}`)).value).map(({ title }) => title)

test('a search finds contents by the words of their titles, without accents, at most the requested number', async () => {
  expect(await titles('text=passeig maritim')).toEqual(['El passeig marítim dirà adeu als cotxes cada diumenge'])
  expect(await titles('text=xyzzy')).toEqual([])
  expect(await titles('text=el&limit=3')).toHaveLength(3)
})
