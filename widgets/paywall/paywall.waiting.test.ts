import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { anonymous, message, signedIn, startStore, subscriber } from './testing/startStore.fixture.ts'

const action = fc.oneof(
  fc.record({ does: fc.constant('become' as const), who: fc.constantFrom(anonymous, signedIn(), subscriber) }),
  fc.record({ does: fc.constant('answer' as const), nth: fc.nat(2), ok: fc.boolean() }),
  fc.record({ does: fc.constantFrom('retry', 'restart', 'toggle', 'refresh') }),
)

const answerWith = (ok: boolean) => (ok ? success(message) : failed({ kind: 'timeout' } as const))

it('the paywall leaves no reader on a loading message, for any order of answers, sign-ins and retries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), fc.boolean(), async (actions, lastOk) => {
      // A column type, because a sign-in at a wall reloads the page.
      const { store, state, become, answer, pending, restart } = startStore(
        { type: 'column-offer', messageId: 501, folded: '' },
        anonymous,
      )
      for (const step of actions) {
        if ('who' in step) become(step.who)
        else if ('nth' in step) await answer(answerWith(step.ok), step.nth)
        else if (step.does === 'restart') restart()
        else if (step.does === 'retry') store.retry()
        else if (step.does === 'toggle') store.toggle()
        else store.refresh()
        // A loading state implies a pending request.
        if (state().status === 'loading') expect(pending()).toBeGreaterThan(0)
      }
      become(anonymous)
      while (pending() > 0) await answer(answerWith(lastOk))
      expect(['shown', 'error']).toContain(state().status)

      if (state().status === 'error') store.retry()
      while (pending() > 0) await answer(success(message))
      expect(state()).toMatchObject({ status: 'shown', presentation: { content: { title: message.title } } })
    }),
  )
})
