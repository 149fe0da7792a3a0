import { expect, it, vi } from 'vitest'
import type { AppMessage } from '#page/app-bridge/appBridge.types.ts'
import { readAppMessage } from '#page/app-bridge/readAppMessage.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import { handleAppMessages } from './handleAppMessages.ts'

/** A page in the app, and a function that sends it messages in the app's format. */
function setUp() {
  let listener = (_: AppMessage) => {}
  const app = {
    subscribe(given: typeof listener) {
      listener = given
      return () => {}
    },
  }
  const session = { setToken: vi.fn(), update: vi.fn() }
  const show = vi.fn((_: SnackbarMessage) => {})
  handleAppMessages(app, session, { show })
  const receive = (action: string, payload: object) => {
    const message = readAppMessage({ action, payload })
    if (!message.ok) throw new Error(message.failure)
    listener(message.value)
  }
  return { session, show, receive }
}

it.each<[object, Partial<SnackbarMessage>]>([
  [{ contentText: 'Desat' }, { text: 'Desat', kind: 'info' }],
  [
    { contentText: 'Desat', success: true },
    { text: 'Desat', kind: 'success' },
  ],
  [
    { contentText: 'Sense connexió', error: true, timeout: 9000 },
    { text: 'Sense connexió', kind: 'error', timeout: 9000 },
  ],
  [
    { contentText: 'Desat', buttonText: 'Tanca' },
    { text: 'Desat', kind: 'info' },
  ],
  [
    { contentText: 'Desat', button: true },
    { text: 'Desat', kind: 'info' },
  ],
])('the runtime shows the app’s snackbar %j', (payload, message) => {
  const { receive, show } = setUp()
  receive('snackbar', payload)
  expect(show).toHaveBeenCalledExactlyOnceWith(message)
})

it('the runtime shows the button of the app’s snackbar', () => {
  const { receive, show } = setUp()
  receive('snackbar', { contentText: 'Desat', button: true, buttonText: 'D’acord' })
  expect(show.mock.calls[0]?.[0].action).toMatchObject({ label: 'D’acord' })
})

it('the runtime passes a new token and changes of the user to the session', () => {
  const { receive, session } = setUp()
  receive('updateUserToken', { token: 'e.y.J' })
  receive('updateCurrentUser', { emailValidated: true })
  expect(session.setToken).toHaveBeenCalledExactlyOnceWith('e.y.J')
  expect(session.update).toHaveBeenCalledExactlyOnceWith({ emailValidated: true })
})
