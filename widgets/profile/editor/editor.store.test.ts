import { expect, it, vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import type { PublicProfile } from '#page/session/updateProfile.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { expectNewestKept } from '../testing/expectNewestKept.ts'
import { fieldsOf, problemAt } from './editor.model.ts'
import { createEditor } from './editor.store.ts'

it('the editor’s store shows the newest value of every field, in whatever order fields are typed, saved, answered and changed elsewhere', () =>
  expectNewestKept({
    refused: 'stays',
    create(profile) {
      const userNow = () => profileOf({ id: '7', nick: profile.get().one, description: profile.get().other })
      const store = createEditor({
        updates: {
          async update(change) {
            // `as`, because this store sends nothing else.
            const { nick: one, description: other } = change as Partial<PublicProfile>
            const answer = await profile.update({ ...(one && { one }), ...(other && { other }) })
            return answer.ok ? success(userNow()) : answer
          },
        },
        onSaved: () => undefined,
        onFailed: () => undefined,
      })
      const shown = () => ({ ...fieldsOf(userNow()), ...store.getState().changes })
      return {
        choose: ({ one: nick, other: description }) =>
          store.edit({ ...(nick && { nick }), ...(description && { description }) }, userNow()),
        save: () => void store.save(userNow()),
        follow: () => undefined,
        shown: () => ({ one: shown().nick, other: shown().description }),
      }
    },
  }))

it.each([
  { typed: 'Bet', marked: true },
  { typed: 'Beta', marked: false },
])(
  'the editor’s store marks a refused nick while the field has it, and reports it otherwise: $typed',
  async ({ typed, marked }) => {
    const ada = profileOf({ id: '7', nick: 'Ada' })
    const onFailed = vi.fn()
    const store = createEditor({
      updates: {
        async update() {
          store.edit({ nick: typed }, ada)
          return failed({ kind: 'http', status: 400, errors: [{ code: 'PUBLICNICK_ALREADY_IN_USE', message: '' }] })
        },
      },
      onSaved: () => undefined,
      onFailed,
    })
    store.edit({ nick: 'Bet' }, ada)
    await store.save(ada)
    expect(problemAt(store.getState(), 'nick', typed)?.kind).toBe(marked ? 'taken' : undefined)
    expect(onFailed).toHaveBeenCalledTimes(marked ? 0 : 1)
  },
)

it('the editor’s store sends the other fields despite a text that was too long before', async () => {
  const ada = profileOf({ id: '7', nick: 'A'.repeat(60), description: 'd'.repeat(1200) })
  const update = vi.fn(async () => success(ada))
  const store = createEditor({ updates: { update }, onSaved: () => undefined, onFailed: () => undefined })
  store.edit({ visible: true }, ada)
  await store.save(ada)
  expect(update).toHaveBeenCalledWith({ visible: true })
  store.edit({ nick: 'B'.repeat(51) }, ada)
  await store.save(ada)
  expect(update).toHaveBeenCalledTimes(1)
  expect(problemAt(store.getState(), 'nick', 'B'.repeat(51))?.kind).toBe('tooLong')
})
