import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workerError } from '#lib/workerError.ts'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'
import { keepWorkerError } from '../loader/keptWorkerError.ts'

let library: ReturnType<typeof startTestPage> | undefined

const start = (...overrides: Parameters<typeof startTestPage>) => {
  library = startTestPage(...overrides)
  return library
}

const state = (host: HTMLElement) => host.dataset.widgetState

let printed: string[] = []
beforeEach(() => {
  printed = []
  const print = (...values: unknown[]) => void printed.push(values.map(String).join(' '))
  for (const method of ['error', 'group', 'info', 'warn'] as const) vi.spyOn(console, method).mockImplementation(print)
  vi.spyOn(console, 'table').mockImplementation((rows) => void printed.push(JSON.stringify(rows)))
})

afterEach(() => {
  library?.stop()
  for (const block of document.querySelectorAll('[data-quiosc-config]')) block.remove()
})

/** The report's only marker. */
const examine = async () => {
  const report = await library?.loader.doctor()
  expect(report?.markers).toHaveLength(1)
  return report?.markers[0]
}

describe('a mounted marker', () => {
  it('is reported with when it was due and how long it took', async () => {
    start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada" style="min-height:1px">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    const report = await examine()
    expect(report).toMatchObject({
      element: host,
      widget: 'greeting',
      state: 'ready',
      why: 'was due (eager) and is mounted',
      problems: [],
      dueAt: expect.any(Number),
      loading: expect.any(Number),
      mounting: expect.any(Number),
    })
    expect(printed[0]).toMatch(/^\[quiosc\] .*: 1 of 1 markers mounted/)
    expect(printed).toContain('greeting was due (eager) and is mounted [object HTMLDivElement]')
  })

  it('is reported as data where a script of the page has made its console fail', async () => {
    start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    const fail = () => {
      throw new Error('no console here')
    }
    for (const method of ['error', 'group', 'info', 'table', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation(fail)
    expect(await examine()).toMatchObject({ element: host, state: 'ready' })
  })

  it('has times of its own where several markers of one widget were due at once', async () => {
    start()
    const hosts = ['Ada', 'Grace', 'Ida'].map((name) =>
      putMarker(`<div data-widget="greeting" data-name="${name}">F</div>`),
    )
    await waitFor(() => expect(hosts.map(state)).toEqual(['ready', 'ready', 'ready']))
    const report = await library?.loader.doctor()
    expect(report?.markers.map(({ element }) => element)).toEqual(hosts)
    for (const { loading, mounting } of report?.markers ?? []) {
      expect({ loading, mounting }).toEqual({ loading: expect.any(Number), mounting: expect.any(Number) })
    }
  })

  it('is reported for having neither a fallback nor a reserved height', async () => {
    start()
    const host = putMarker('<div data-widget="greeting"><script type="application/json">{"name":"Ada"}</script></div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect((await examine())?.problems.map(({ id }) => id)).toEqual(['no-fallback', 'no-reserved-height'])
    expect(printed).toContainEqual(expect.stringContaining('greeting: the marker has no fallback'))
  })
})

describe('a marker that is not mounted', () => {
  it.each([
    ['none', 'waits for quiosc.mount()'],
    ['interaction', 'waits until the reader presses or focuses its fallback'],
    ['visible', 'waits until it is near the window, from which it is'],
  ])('is reported with the condition for its loading: %s', async (load, why) => {
    start()
    const host = putMarker(
      `<div data-widget="greeting" data-name="Ada" data-load="${load}" style="margin-top:400vh">Fallback</div>`,
    )
    await waitFor(() => expect(state(host)).toBe('waiting'))
    expect((await examine())?.why).toContain(why)
  })

  it('is reported as hidden', async () => {
    start()
    const host = putMarker('<div data-widget="farewell" data-name="Ada" hidden>Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('waiting'))
    expect((await examine())?.why).toBe('is hidden, and waits until it is shown')
  })

  it('is reported as unmounted by a script', async () => {
    const { loader } = start()
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('ready'))
    loader.unmount(host)
    expect(await examine()).toMatchObject({ state: 'unmounted', why: 'was unmounted by a script' })
  })

  it('is reported as loading', async () => {
    start({ island: () => new Promise(() => {}) })
    const host = putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('loading'))
    expect((await examine())?.why).toMatch(/^was due \d+ ms ago, and is being loaded$/)
  })

  it('is reported as just added', async () => {
    const { loader } = start()
    await loader.doctor()
    putMarker('<div data-widget="greeting" data-name="Ada">Fallback</div>')
    // The observer runs after this task, and the doctor's code is there already.
    const report = await import('./doctor.ts').then(({ doctor }) => doctor({}, new Map(), null))
    expect(report.markers[0]).toMatchObject({ state: 'unknown' })
  })
})

describe('a faulty marker', () => {
  it.each([
    ['<div data-widget="greting">F</div>', 'unknown-widget', 'Did you mean "greeting"?'],
    ['<div data-widget="greeting">F</div>', 'missing-option', 'data-name: is required'],
    ['<div data-widget="greeting" data-name="">F</div>', 'wrong-option', 'data-name: must not be empty, got ""'],
    ['<a data-widget="greeting" data-name="Ada">F</a>', 'no-shadow-root', '<a> cannot have a shadow root'],
  ])('is reported in the words that templates are checked with: %s', async (html, id, says) => {
    start({ config: { env: 'PRO' } })
    const host = putMarker(html)
    await waitFor(() => expect(printed).toContainEqual(expect.stringContaining(says)))
    expect(state(host)).toBe('error')
    const report = await examine()
    expect(report?.problems[0]).toMatchObject({ id, message: expect.stringContaining(says) })
    expect(report?.why).toContain(says)
  })

  it.each([
    ['data-tone="warn"', 'data-tone: expected "warm" or "cool", got "warn". Did you mean "warm"?'],
    [
      'data-load="eagre"',
      'data-load: "eagre" must be one of eager, idle, visible, interaction, none. Did you mean "eager"?',
    ],
  ])('is mounted without its wrong value, which is reported: %s', async (attribute, message) => {
    start({ config: { env: 'PRO' } })
    const host = putMarker(`<div data-widget="greeting" data-name="Ada" ${attribute} style="min-height:1px">F</div>`)
    await waitFor(() => expect(state(host)).toBe('ready'))
    expect(await examine()).toMatchObject({
      state: 'ready',
      problems: [
        {
          id: 'wrong-option',
          message,
        },
      ],
    })
  })

  it('is reported with the error of code that does not load, or that crashes', async () => {
    start({ island: () => Promise.reject(new Error('no network')), config: { env: 'PRO' } })
    const host = putMarker('<div data-widget="greeting" data-name="Ada" style="min-height:1px">Fallback</div>')
    await waitFor(() => expect(state(host)).toBe('error'))
    await waitFor(() => expect(printed).not.toEqual([]))
    expect(await examine()).toMatchObject({
      why: 'could not be loaded: Error: no network',
      problems: [{ id: 'missing-chunk', message: 'a file of greeting could not be loaded: Error: no network' }],
    })
  })
})

it('the doctor reports why the service worker of a marker is not registered, in the words of `npx quiosc check`', async () => {
  start({ config: { env: 'PRO' } })
  const host = putMarker('<div data-widget="greeting" data-name="Ada" style="min-height:1px">Fallback</div>')
  await waitFor(() => expect(state(host)).toBe('ready'))
  keepWorkerError(host, workerError('/service-worker.js', 'answers 404'))
  expect((await examine())?.problems).toEqual([
    { id: 'missing-worker', message: 'data-service-worker: "/service-worker.js" cannot be registered: answers 404' },
  ])
})

it('the doctor reports problems of the page’s configuration', async () => {
  const { loader } = start()
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<li data-quiosc-config></li><script type="application/json" data-quiosc-config>{ "env": "PROD" }</script>',
  )
  const { problems } = await loader.doctor()
  expect(problems).toEqual([
    { id: 'wrong-config', message: 'configuration: env: "PROD" is not one of DEV, INT, PRE, PRO. Did you mean "PRO"?' },
    {
      id: 'broken-config',
      message: 'configuration: <li> is not read: only a <script type="application/json"> is',
    },
  ])
  expect(printed).toContain('configuration: env: "PROD" is not one of DEV, INT, PRE, PRO. Did you mean "PRO"?')
})

it('the doctor names the built-ins that a script of the page has broken, and none that it has only added to', async () => {
  const { from } = Array
  const { assign } = Object
  Array.from = () => []
  Object.assign = (to: object, of: object) => assign(to, of)
  vi.stubGlobal('Request', class {})
  Reflect.set(Array.prototype, 'last', () => undefined)
  Reflect.set(Object.prototype, 'each', () => undefined)
  try {
    start()
    const { problems = [] } = (await library?.loader.doctor()) ?? {}
    expect(problems.filter(({ id }) => id === 'changed-builtin').map(({ message }) => message)).toEqual([
      'Array.from does not do what it does in browsers: a script has replaced it',
      'Object.assign does not do what it does in browsers: a script has replaced it',
      'Request does not do what it does in browsers: a script has replaced it',
    ])
  } finally {
    Array.from = from
    Object.assign = assign
    vi.unstubAllGlobals()
    Reflect.deleteProperty(Array.prototype, 'last')
    Reflect.deleteProperty(Object.prototype, 'each')
  }
})
