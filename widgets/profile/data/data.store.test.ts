import { it } from 'vitest'
import { success } from '#lib/result.ts'
import type { PersonalData } from '#page/session/updateProfile.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { expectNewestKept } from '../testing/expectNewestKept.ts'
import { fieldsOf } from './data.model.ts'
import { createDataStore } from './data.store.ts'

it('the store of personal data shows the newest value of every field, in whatever order fields are typed, saved, answered and changed elsewhere', () =>
  expectNewestKept({
    refused: 'stays',
    create(profile) {
      const userNow = () => profileOf({ id: '7', nick: 'Agata', name: profile.get().one, surname: profile.get().other })
      const store = createDataStore({
        updates: {
          async update(change) {
            // `as`, because this store sends nothing else.
            const { name: one, surname: other } = change as PersonalData
            const answer = await profile.update({ one, other })
            return answer.ok ? success(userNow()) : answer
          },
        },
        onSaved: () => undefined,
        onFailed: () => undefined,
      })
      const saved = () => fieldsOf(userNow(), (day) => day)
      const shown = () => ({ ...saved(), ...store.getState().changes })
      return {
        choose: ({ one: name, other: surname }) =>
          store.type({ ...(name !== undefined && { name }), ...(surname !== undefined && { surname }) }, saved()),
        save: () => void store.save({ ...shown(), birthdate: '' }),
        follow: () => undefined,
        shown: () => ({ one: shown().name, other: shown().surname }),
      }
    },
  }))
