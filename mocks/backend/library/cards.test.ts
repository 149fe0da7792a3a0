import type { GenericSchema } from 'valibot'
import { expect, it, vi } from 'vitest'
import { addTime, writeIso } from '#kit/dates/moment.ts'
import { check } from '#lib/schema/parseJson.ts'
import { latest } from '#newspaper/content/latest/latest.ts'
import { sections } from '#newspaper/content/sections.ts'
import {
  AuthorCardSchema,
  ContentCardSchema,
  cardListPageOf,
  GiftCardSchema,
  ListCardSchema,
  ReaderCardSchema,
  TopicCardSchema,
} from '#page/library/cards/cards.schema.ts'
import { NOON, setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'

it.each<[PersonaName, string, GenericSchema]>([
  ['subscriber', '/user/content', ContentCardSchema],
  ['collector', '/user/content?page=3', ContentCardSchema],
  ['collector', '/user/favourite-list/9023001', ContentCardSchema],
  ['premium-s', '/user/favourite-list', ListCardSchema],
  ['subscriber', '/user/gifts', GiftCardSchema],
  ['subscriber', '/user/user', ReaderCardSchema],
  ['collector', '/user/followers?page=2', ReaderCardSchema],
  ['subscriber', '/user/author', AuthorCardSchema],
  ['subscriber', '/user/opinion-column', TopicCardSchema],
  ['subscriber', '/user/topic', TopicCardSchema],
])('the cards of %s at %s are whole', async (as, path, card) => {
  const { request } = setUpBackend()
  const dropped = vi.fn()
  const listPage = check((await request(path, { as })).value, cardListPageOf(card), dropped)
  expect(listPage.ok && listPage.value.cards.length).toBeGreaterThan(0)
  expect(dropped).not.toHaveBeenCalled()
})

it('a saved item of the latest news has the texts of the list of latest news', async () => {
  const { request } = setUpBackend()
  for (const { id, title, category, minutesAgo } of latest.slice(0, 6)) {
    await request('/user/content', { as: 'newcomer', method: 'POST', body: { contentId: id } })
    const { value } = await request(`/user/content?contentId=${id}`, { as: 'newcomer' })
    expect(JSON.stringify(value)).toContain(JSON.stringify(title.ca))
    expect(JSON.stringify(value)).toContain(`"category":{"name":"${sections[category].ca}"`)
    expect(JSON.stringify(value)).toContain(`"modificationDate":"${writeIso(addTime(NOON, -minutesAgo, 'minute'))}"`)
  }
})
