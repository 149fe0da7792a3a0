import { HttpResponse } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { everyByTier, firstByTier } from '#testing/byTier.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { createBackend, fail, openPage } from '../save-to-list.fixture.tsx'

const worker = startNetwork()

type View = ReturnType<ReturnType<typeof openPage>['show']>['view']
const press = async (view: View, name: string | RegExp) => userEvent.click(await view.findByRole('button', { name }))
const SAVED = /^Saved\. Change/

function showButton(given: Parameters<typeof createBackend>[0] = {}) {
  const backend = createBackend(given)
  worker.use(...backend.handlers)
  const page = openPage()
  return { ...backend, ...page, ...page.show() }
}

/** A fault, what produces it, and the error catalogue's text for it (content-features §8). */
type Fault = [string, () => Response, string]

const lostConnection: Fault = [
  'a lost connection',
  () => HttpResponse.error(),
  'Unable to connect to the server. Please try again later.',
]
const faults: Fault[] = [
  lostConnection,
  [
    'a server that fails',
    () => HttpResponse.json({ message: 'NullPointerException' }, { status: 500 }),
    'An error occurred while making the request. Please try again later.',
  ],
  ['a refusal', () => new HttpResponse(null, { status: 403 }), 'You are not authorized to perform this operation.'],
  [
    'something that is not there',
    () => new HttpResponse(null, { status: 404 }),
    'The resource was not found on the server. Please try again later.',
  ],
  ['an answer that is no JSON', () => new HttpResponse('<html>'), 'Something went wrong. Try again later.'],
]
const expired: Fault = [
  'an expired session',
  () => new HttpResponse(null, { status: 401 }),
  'You are not authorized to perform this operation.',
]
const words = () =>
  HttpResponse.json(
    { errors: [{ errorCode: 'TOO_MANY', errorMessage: 'You have 500 articles already.' }] },
    { status: 400 },
  )
const ownWords: Fault = ['a refusal with words', words, 'You have 500 articles already.']

it.each([0, 5])(
  'the dialog with the lists keeps its size while they load, after a failure and with %i more lists',
  async (many) => {
    const { view } = showButton({ saved: [1001], many })
    worker.use(fail('lists', () => HttpResponse.error()))
    await press(view, SAVED)
    const { clientHeight: whileLoading } = await view.findByRole('dialog')
    await view.findByRole('alert')
    const { clientHeight: afterFailure } = view.getByRole('dialog')
    await press(view, 'Try again')
    await view.findByRole('checkbox', { name: /^Receptes/ })
    expect([afterFailure, view.getByRole('dialog').clientHeight]).toEqual([whileLoading, whileLoading])
  },
)

describe('lists that do not load', () => {
  it.each(
    everyByTier(5, [
      ...faults,
      ['the wrong shape', () => HttpResponse.json({ data: { results: 'none' } }), 'went wrong'] as const,
    ]),
  )('because of %s are named, and requested again on a press', async (_, response, message) => {
    const { view, snackbars } = showButton({ saved: [1001] })
    worker.use(fail('lists', response))
    await press(view, SAVED)
    const { textContent } = await view.findByRole('alert')
    // The catalogue's words stand only where the reader is refused.
    expect(textContent).toContain(message.startsWith('You are not') ? message : 'We could not load your lists.')
    // Outside the dialog the failure is logged only (content-features §8).
    expect(snackbars).toEqual([])
    await press(view, 'Try again')
    const all = await view.findByRole('checkbox', { name: /^All saved articles/ })
    await vi.waitFor(() => expect(all.matches(':focus')).toBe(true))
  })
})

it('the dialog of lists opens the login prompt when loading the lists needs a sign-in', async () => {
  const { view, open } = showButton({ saved: [1001] })
  worker.use(fail('lists', expired[1]))
  await press(view, SAVED)
  expect((await view.findByRole('alert')).textContent).toContain(expired[2])
  await press(view, 'Try again')
  expect(open).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'save', id: '1001', detail: undefined })
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
})

const NOT_SAVED = 'We could not save the article.'

/** The server's words, and the catalogue's where the reader is refused; else what was not done. */
const said = ([name, , text]: Fault, what: string) =>
  name === ownWords[0] || text.startsWith('You are not') ? text : what

describe('a save by one press that fails', () => {
  it.each(everyByTier(5, [...faults, ownWords]))(
    'because of %s shows that, and retries on the next press',
    async (...fault) => {
      const { view, snackbars, events } = showButton()
      worker.use(fail('saveAtOnce', fault[1]))
      await press(view, 'Save article')
      await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'error', text: said(fault, NOT_SAVED) }]))
      const button = view.getByRole('button', { name: 'Save article' })
      expect(button.matches(':focus')).toBe(true)
      expect(events).toEqual([])
      await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
      await userEvent.click(button)
      expect(await view.findByRole('button', { name: SAVED })).toBeDefined()
    },
  )

  it('because of an expired session opens the login prompt on the next press', async () => {
    const { view, snackbars, open } = showButton()
    worker.use(fail('saveAtOnce', expired[1]))
    await press(view, 'Save article')
    await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'error', text: expired[2] }]))
    const button = view.getByRole('button', { name: 'Save article' })
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(button)
    await vi.waitFor(() =>
      expect(open).toHaveBeenCalledExactlyOnceWith('login-prompt', { reason: 'save', id: '1001', detail: undefined }),
    )
  })
})

describe('a change of lists that fails', () => {
  it.each(everyByTier(5, [...faults, ownWords]))(
    'because of %s shows that and keeps the chosen lists',
    async (...fault) => {
      const { view, snackbars, events, writes } = showButton({ saved: [1001] })
      worker.use(fail('save', fault[1]))
      await press(view, SAVED)
      await userEvent.click(await view.findByRole('checkbox', { name: /^Per més tard/ }))
      await press(view, 'Save')
      await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'error', text: said(fault, NOT_SAVED) }]))
      expect(view.getByRole('checkbox', { name: /^Per més tard/ }).matches(':checked')).toBe(true)
      expect(view.getByRole('button', { name: 'Save' }).matches(':focus')).toBe(true)
      expect(events).toEqual([])

      await press(view, 'Save')
      await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
      expect(writes()).toHaveLength(1)
    },
  )

  it('because of an expired session opens the login prompt with the chosen lists', async () => {
    const { view, snackbars, open } = showButton({ saved: [1001] })
    worker.use(fail('save', expired[1]))
    await press(view, SAVED)
    await userEvent.click(await view.findByRole('checkbox', { name: /^Per més tard/ }))
    await press(view, 'Save')
    await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'error', text: expired[2] }]))
    await press(view, 'Save')
    expect(open).toHaveBeenCalledExactlyOnceWith('login-prompt', {
      reason: 'save',
      id: '1001',
      detail: '{"owner":"9006","saveLists":["3"],"deleteLists":[]}',
    })
    await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  })
})

describe('a deletion from lists that fails', () => {
  // A save shows what each fault leads to.
  it.each(firstByTier([lostConnection, ownWords, expired], 2))(
    'because of %s shows that, and the article stays saved',
    async (...fault) => {
      const { view, snackbars, events, switchTo } = showButton({ saved: [1001] })
      worker.use(fail('unsave', fault[1]))
      await press(view, SAVED)
      await userEvent.click(await view.findByRole('checkbox', { name: /^All saved articles/ }))
      await press(view, 'Remove')
      await vi.waitFor(() =>
        expect(snackbars).toEqual([
          { kind: 'error', text: said(fault, 'We could not remove the article from your lists.') },
        ]),
      )
      expect(view.getByRole('button', { name: 'Remove' }).matches(':focus')).toBe(true)
      expect(events).toEqual([])
      if (fault === expired) switchTo('reader')
      await press(view, 'Cancel')
      expect(await view.findByRole('checkbox', { name: /^All saved articles/, checked: true })).toBeDefined()
    },
  )

  it('shows also that its undo failed', async () => {
    const { view, snackbars, events } = showButton({ saved: [1001] })
    await press(view, SAVED)
    await userEvent.click(await view.findByRole('checkbox', { name: /^All saved articles/ }))
    await press(view, 'Remove')
    expect(await view.findByRole('button', { name: 'Save article' })).toBeDefined()
    await vi.waitFor(() => expect(snackbars).toHaveLength(1))
    worker.use(fail('save', () => new HttpResponse(null, { status: 500 })))
    snackbars[0]?.action?.run()
    await vi.waitFor(() => expect(snackbars[1]).toMatchObject({ kind: 'error', text: NOT_SAVED }))
    expect(view.getByRole('button', { name: 'Save article' })).toBeDefined()
    expect(events).toEqual(['quiosc:unsaved 1001'])
  })
})

describe('a list that is not created', () => {
  const taken = () =>
    HttpResponse.json(
      { errors: [{ errorCode: 'IN_USE', errorMessage: 'You have a list of that name.' }] },
      { status: 400 },
    )
  it.each(
    firstByTier(
      [
        [lostConnection[0], lostConnection[1], 'We could not create the list.'] as const,
        expired,
        ['a taken name', taken, 'You have a list of that name.'] as const,
      ],
      2,
    ),
  )('because of %s keeps the typed name and shows the message under it', async (_, response, message) => {
    const { view, snackbars } = showButton({ saved: [1001] })
    worker.use(fail('create', response))
    await press(view, SAVED)
    await press(view, 'Create a list')
    await userEvent.keyboard('Nova{Enter}')
    const name = await view.findByRole('textbox', { description: message })
    expect(name).toHaveProperty('value', 'Nova')
    expect(name.matches(':focus')).toBe(true)
    expect(snackbars).toEqual([])
  })

  it('is created on the second try', async () => {
    const { view } = showButton({ saved: [1001] })
    worker.use(fail('create', taken))
    await press(view, SAVED)
    await press(view, 'Create a list')
    await userEvent.keyboard('Nova{Enter}')
    await view.findByRole('textbox', { description: 'You have a list of that name.' })
    await userEvent.keyboard(' 2')
    expect(view.getByRole('textbox', { description: '' })).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(await view.findByRole('checkbox', { name: /^Nova/, checked: true })).toBeDefined()
  })
})

it('the dialog of lists shows an error when the login prompt does not open', async () => {
  const { open, snackbars, show } = openPage({ as: 'visitor' })
  open.mockResolvedValue(false)
  await press(show().view, 'Save article')
  await vi.waitFor(() => expect(snackbars).toEqual([{ kind: 'error', text: 'We could not open “Save article”.' }]))
})
