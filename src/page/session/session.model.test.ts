import fc from 'fast-check'
import { expect, it } from 'vitest'
import { profileOf } from '#testing/session.fixture.ts'
import { initialModel, isIdle, type SessionEvent, type SessionModel, tokenOf, transition } from './session.model.ts'
import { userOf } from './userOf.ts'

/** Tokens are named after their readers: `7a` and `7b` are the reader 7's. */
const tokens = ['7a', '7b', '8a']
const userIdOf = (token: string) => token.slice(0, 1)
const userFor = (token: string) => profileOf({ id: userIdOf(token), nick: token })

const starts: SessionModel[] = [
  initialModel({ status: 'none' }, undefined, 'nothing'),
  initialModel({ status: 'none' }, undefined, 'token'),
  initialModel({ status: 'offered', token: '7a' }, undefined, 'profile'),
  initialModel({ status: 'held', token: '7a', renewable: true }, undefined, 'profile'),
  initialModel({ status: 'held', token: '7a', renewable: true }, userFor('7a'), 'profile'),
  initialModel({ status: 'held', token: '7a', renewable: true }, userFor('7a'), 'nothing'),
]

type Act = { name: 'event'; event: SessionEvent } | { name: 'answer'; which: number; ok: boolean } | { name: 'timeout' }

const token = fc.constantFrom(...tokens)
const knownUser = (from: string) => fc.constantFrom(undefined, userFor(from))
const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>({ type: 'started' }, { type: 'refreshWanted' }, { type: 'renewalWanted' }),
  fc.constantFrom<SessionEvent>({ type: 'signedOut' }, { type: 'userChanged', change: { emailValidated: true } }),
  token.map((from): SessionEvent => ({ type: 'tokenRefused', token: from })),
  token.map((from): SessionEvent => ({ type: 'signedIn', token: from, user: userFor(from) })),
  token.chain((from) => knownUser(from).map((user): SessionEvent => ({ type: 'tokenGiven', token: from, user }))),
  token.chain((from) => knownUser(from).map((user): SessionEvent => ({ type: 'storedTokenFound', token: from, user }))),
)
const act: fc.Arbitrary<Act> = fc.oneof(
  event.map((given): Act => ({ name: 'event', event: given })),
  fc.record({ name: fc.constant('answer' as const), which: fc.nat(), ok: fc.boolean() }),
  fc.constant<Act>({ name: 'timeout' }),
)

/** Runs the model with a backend that records every request, so that it can answer in any order, or twice. */
function run(start: SessionModel) {
  const sent: { id: number; token: string }[] = []
  let model = start
  const dispatch = (given: SessionEvent) => {
    const before = model.profile
    model = transition(model, given)
    const { profile, credential } = model
    if (profile.status === 'sent' && (before.status !== 'sent' || before.id !== profile.id)) {
      if (credential.status === 'none') throw new Error('A profile was requested without a token.')
      sent.push({ id: profile.id, token: credential.token })
    }
    check(model)
  }
  const answer = (request: { id: number; token: string } | undefined, ok: boolean) => {
    if (!request) return
    const { id } = request
    dispatch(ok ? { type: 'profileArrived', id, user: userFor(request.token) } : { type: 'profileFailed', id })
  }
  return {
    dispatch,
    answer: (which: number, ok: boolean) => answer(sent[which % sent.length], ok),
    answerLast: (ok: boolean) => answer(sent.at(-1), ok),
    timeout() {
      if (model.renewal.status === 'sent') dispatch({ type: 'renewalEnded', id: model.renewal.id })
    },
    get: () => model,
  }
}

function check(model: SessionModel) {
  if (isIdle(model)) expect(model.reader.status).not.toBe('loading')
  const token = tokenOf(model)
  const user = userOf(model.reader)
  if (token !== undefined && user) expect(user.id).toBe(userIdOf(token))
  if (model.credential.status === 'none' && user) throw new Error('A reader without a token.')
}

it('the session leaves no reader waiting, and shows no reader under another’s token, for any order of answers', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(act, { maxLength: 20 }), fc.boolean(), (start, acts, ok) => {
      const session = run(start)
      for (const one of acts) {
        if (one.name === 'event') session.dispatch(one.event)
        else if (one.name === 'answer') session.answer(one.which, one.ok)
        else session.timeout()
      }
      // Answer all that is still pending.
      session.dispatch({ type: 'started' })
      session.timeout()
      session.answerLast(ok)
      expect(isIdle(session.get())).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('the session ignores the answer to a request that was withdrawn', () => {
  const session = run(initialModel({ status: 'held', token: '7a', renewable: true }, undefined, 'profile'))
  session.dispatch({ type: 'started' })
  session.dispatch({ type: 'tokenGiven', token: '8a', user: undefined })
  const before = session.get()
  session.answer(0, true)
  expect(session.get()).toBe(before)
})
