import { describe, expect, it, vi } from 'vitest'
import { createAppBridge } from './createAppBridge.ts'
import type { NativeWindow } from './nativeInterface.ts'
import { readAppMessage } from './readAppMessage.ts'

function setUp({ classes = [] as string[], search = '', window = {} as NativeWindow } = {}) {
  const report = vi.fn()
  const debug = vi.fn()
  const body = { contains: (name: string) => classes.includes(name) }
  const loadParser = async () => ({ readAppMessage })
  const app = createAppBridge({ body, search, window, loadParser, report, debug })
  const listener = vi.fn()
  const stop = app.subscribe(listener)
  return { app, listener, stop, report, debug }
}

const ios = () => {
  const postMessage = vi.fn()
  return { postMessage, window: { webkit: { messageHandlers: { quiosc: { postMessage } } } } }
}

const android = () => {
  const postMessage = vi.fn()
  return { postMessage, window: { QuioscApp: { postMessage } } }
}

describe('the channel', () => {
  it.each([
    [['home'], '', 'web', false],
    [['app-android'], '', 'android', true],
    [['app-ios'], '', 'ios', true],
    [[], '?app-test-mode=1', 'web', true],
    [[], '?app-test-mode=0', 'web', false],
    [['app-ios'], '?app-test-mode=1', 'ios', true],
  ])('for body class %j and query %j is %s, in the app %j', (classes, search, channel, inApp) => {
    expect(setUp({ classes, search }).app).toMatchObject({ channel, inApp })
  })
})

describe('a message to the app', () => {
  it('goes to iOS as an object', () => {
    const { postMessage, window } = ios()
    const { app } = setUp({ classes: ['app-ios'], window })
    expect(app.send('paywallView', { type: 'gift', access: true })).toBe(true)
    expect(app.send('requestToken')).toBe(true)
    expect(postMessage.mock.calls).toEqual([
      [{ action: 'paywallView', payload: { type: 'gift', access: true } }],
      [{ action: 'requestToken' }],
    ])
  })

  it('goes to Android as JSON', () => {
    const { postMessage, window } = android()
    const { app } = setUp({ classes: ['app-android'], window })
    expect(app.send('showLogin', { backUrl: '/a' })).toBe(true)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith('{"action":"showLogin","payload":{"backUrl":"/a"}}')
  })

  it('goes in test mode to the interface that the tester has installed', () => {
    const { postMessage, window } = android()
    expect(setUp({ search: '?app-test-mode=1', window }).app.send('reload')).toBe(true)
    expect(postMessage).toHaveBeenCalledOnce()
  })

  it('is not sent on the web, and nothing is logged', () => {
    const { postMessage, window } = ios()
    const { app, report } = setUp({ window })
    expect(app.send('showLogin', {})).toBe(false)
    expect(postMessage).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', {}],
    ['is the other system’s', android().window],
  ])('is logged when the interface %s, so that a fallback runs', (_, window) => {
    const { app, debug } = setUp({ classes: ['app-ios'], window })
    expect(app.send('showLogin', {})).toBe(false)
    expect(debug.mock.calls[0]?.[0]).toContain('showLogin was not sent')
  })

  it.each(['webkit', 'QuioscApp'] as const)('does not go to a frame of another site that is called %s', (name) => {
    const postMessage = vi.fn()
    // Such a frame, as far as a browser lets a page read it.
    const frame: object = new Proxy(
      {},
      {
        get(_, property) {
          if (property === 'window') return frame
          if (property === 'postMessage') return postMessage
          throw new DOMException('Blocked a frame with origin', 'SecurityError')
        },
      },
    )
    const { app, debug } = setUp({ search: '?app-test-mode=1', window: { [name]: frame } })
    expect(app.send('showLogin', {})).toBe(false)
    expect(postMessage).not.toHaveBeenCalled()
    expect(debug.mock.calls[0]?.[0]).toContain('showLogin was not sent')
  })

  it('does not fail when the app throws', () => {
    const { postMessage, window } = ios()
    postMessage.mockImplementation(() => {
      throw new DOMException('The object could not be cloned.', 'DataCloneError')
    })
    const { app, report } = setUp({ classes: ['app-ios'], window })
    expect(app.send('reload')).toBe(false)
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('a message from the app', () => {
  it('is read without its broken parts, which are reported', async () => {
    const { app, listener, debug } = setUp()
    app.receive({ action: 'setSavedPDFs', payload: { pdfs: [{ id: 3 }, { size: 1 }, null] } })
    app.receive({ action: 'snackbar', payload: { contentText: 'Fet', error: 'no', timeout: -1 } })
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
    expect(listener.mock.calls).toMatchObject([
      [{ action: 'setSavedPDFs', pdfs: [{ id: '3' }] }],
      [{ action: 'snackbar', contentText: 'Fet', error: false }],
    ])
    expect(debug.mock.calls.flat()).toEqual([
      'App message: pdfs[1].id: an id is missing',
      'App message: pdfs[2]: expected an object, got null',
      'App message: error: expected true or false, got "no"',
      'App message: timeout: expected at least 1, got -1',
    ])
  })

  it.each([
    [['alert', 'a{}', 7], ['alert']],
    [[], []],
  ])('names of the widgets %j those that are known, %j', async (elements, named) => {
    const { app, listener } = setUp()
    app.receive({ action: 'updateUIVisibility', payload: { visible: false, elements } })
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
    expect(listener.mock.calls[0]?.[0].elements).toEqual(named)
  })

  it('has no effect where its list of widgets is none, as the page’s navigation was not meant', async () => {
    const { app, listener } = setUp()
    app.receive({ action: 'updateUIVisibility', payload: { visible: false, elements: 'alert' } })
    app.receive({ action: 'updateUIVisibility', payload: { visible: false, elements: ['alert'] } })
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    expect(listener.mock.calls).toMatchObject([[{ elements: ['alert'] }]])
  })

  it.each(['', ' \n', undefined])('has no effect where its text is %j', async (contentText) => {
    const { app, listener } = setUp()
    app.receive({ action: 'snackbar', payload: { contentText } })
    app.receive({ action: 'snackbar', payload: { contentText: ' Fet ' } })
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    expect(listener.mock.calls).toMatchObject([[{ contentText: 'Fet' }]])
  })

  it.each([
    { action: 'updateUIVisibility', payload: { visible: false } },
    { action: 'sendMarfeelNative', payload: { data: { a: 1 } } },
  ])('reaches every listener even if one throws: %j', async (sent) => {
    const { app, listener, stop, report } = setUp()
    stop()
    app.subscribe(() => {
      throw new Error('boom')
    })
    app.subscribe(listener)
    app.receive(sent)
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith({ action: sent.action, ...sent.payload }))
    expect(report).toHaveBeenCalledOnce()
  })

  it.each([
    [
      { action: 'snackbar', payload: { contentText: 'Fet' } },
      { action: 'snackbar', contentText: 'Fet', success: false, error: false, button: false },
    ],
    [
      {
        action: 'snackbar',
        payload: { contentText: 'Fet', success: true, error: null, button: true, buttonText: 'Entesos', timeout: 9000 },
      },
      {
        action: 'snackbar',
        contentText: 'Fet',
        success: true,
        error: false,
        button: true,
        buttonText: 'Entesos',
        timeout: 9000,
      },
    ],
    [
      { action: 'updateUserToken', payload: { token: 'e.y.J' } },
      { action: 'updateUserToken', token: 'e.y.J' },
    ],
    [
      { action: 'updateUserToken', token: 'e.y.J' },
      { action: 'updateUserToken', token: 'e.y.J' },
    ],
    [
      '{"action":"updateCurrentUser","payload":{"emailValidated":true}}',
      { action: 'updateCurrentUser', emailValidated: true },
    ],
    [
      { action: 'updateUIVisibility', payload: { visible: false } },
      { action: 'updateUIVisibility', visible: false },
    ],
    [
      { action: 'updateUIVisibility', payload: { visible: false, elements: ['alert', 'bottom-bar'] } },
      { action: 'updateUIVisibility', visible: false, elements: ['alert', 'bottom-bar'] },
    ],
    [
      { action: 'setSavedPDFs', payload: { pdfs: [{ id: 3, size: 12 }] } },
      { action: 'setSavedPDFs', pdfs: [{ id: '3', size: 12 }] },
    ],
    [
      { action: 'setSavedPDFs', payload: { pdfs: [{ id: '3', size: '12,4 MB' }, { id: 4 }] } },
      { action: 'setSavedPDFs', pdfs: [{ id: '3', size: '12,4 MB' }, { id: '4' }] },
    ],
    [{ action: 'sendMarfeelNative' }, { action: 'sendMarfeelNative', data: {} }],
    [
      { action: 'notificationsStatus', payload: { enabled: true } },
      { action: 'notificationsStatus', enabled: true },
    ],
    [
      { action: 'sendMarfeelNative', payload: { data: { a: 1 } } },
      { action: 'sendMarfeelNative', data: { a: 1 } },
    ],
  ])('passes %j to listeners', async (sent, message) => {
    const { app, listener, stop, debug } = setUp()
    app.receive(sent)
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(message))
    stop()
    const last = vi.fn()
    app.subscribe(last)
    app.receive(sent)
    await vi.waitFor(() => expect(last).toHaveBeenCalledOnce())
    expect(listener).toHaveBeenCalledOnce()
    expect(debug).not.toHaveBeenCalled()
  })

  it.each([
    [{ action: 'formatDisk' }, 'unknown action formatDisk'],
    [{ action: 'constructor' }, 'unknown action constructor'],
    [{ action: 'updateUserToken', payload: { token: 7 } }, 'updateUserToken: token'],
    [{ action: 'updateUserToken', payload: { action: 'snackbar', contentText: 'x' } }, 'updateUserToken: token'],
    [{ action: 'setSavedPDFs', payload: { pdfs: 'none' } }, 'setSavedPDFs: pdfs'],
    [{ action: 'snackbar', payload: {} }, 'snackbar: contentText'],
    [{ payload: {} }, 'not a message'],
    ['{"action":', 'not a message (not JSON)'],
    [undefined, 'not a message'],
    [[], 'not a message'],
  ])('rejects %j with a debug message', async (sent, problem) => {
    const { app, listener, debug } = setUp()
    app.receive(sent)
    await vi.waitFor(() => expect(debug.mock.calls[0]?.[0]).toContain(problem))
    expect(listener).not.toHaveBeenCalled()
  })
})
