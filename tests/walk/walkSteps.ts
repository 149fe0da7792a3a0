import { type CallName, callNames, calls } from '#mocks/backend/calls.ts'
import { faultKinds } from '#mocks/backend/faults.ts'
import { personaNames } from '#mocks/backend/personas.ts'
import { article } from '../support/newspaper.ts'
import { criticalFindings } from './criticalFindings.ts'
import { pickControl } from './pickControl.ts'
import { settle } from './settle.ts'
import type { Walker } from './Walker.ts'

export interface WalkStep {
  name: string
  /** How often it is taken, in relation to the others. */
  weight: number
  /** How long it may take, in milliseconds of the machine's time. */
  patience?: number
  /** @returns The exact action, for the report. */
  take(walker: Walker): Promise<string>
}

const paths = [
  '/',
  article('1001'),
  `${article('1002')}#comentaris`,
  article('1003'),
  `${article('1002')}#profile`,
  '/hemeroteca',
  '/enquestes',
  '/usuari/login',
  '/usuari/register',
  '/previsualitzacio/paywall',
  '/webview/content/1002/comments',
  '/ultima-hora/',
  '/ciutat/',
  '/carrusels',
  '/directe/temporal',
  '/directe/partit',
  '/cercador',
  '/anuncis',
  '/capcalera',
  '/descobreix/',
  '/autors/clara-montsant/',
  '/contacte.html',
]

const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
]

const words = ['Hola', '@Guif', 'a@b.example', 'Portclar2026', '<b>x</b> 😀', '12/03/1979', ' ']

/** The library's report for developers on an answer that does not belong to the call. */
const reportOf = (call: CallName) => {
  const { method, path } = calls[call]
  return new RegExp(`^\\[quiosc\\] api: (?:Error: )?${method} ${path.slice(1).replace(/:\w+/g, '[^ ]+')}: `)
}

/** Its report on a part that cannot be loaded: a message's view, a reader's mutes, or a widget and the code that would say why. */
const PART_REPORT =
  /^\[quiosc\] (?:[\w-]+: TypeError: Failed to fetch dynamically imported module|<[\s\S]*\ncould not be loaded: ChunkLoadError|.* could not be loaded, nor could the report of why)/

/** The last step of every walk too. */
export const wait: WalkStep = {
  name: 'wait',
  weight: 2,
  // More than the waits for answers together.
  patience: 16_000,
  async take({ page, find }) {
    const busy = await settle(page)
    if (busy) find(`busy for 15 s: ${busy}`)
    return 'until nothing is busy'
  },
}

/** The steps of a walk: presses, keys, navigation, faults and another tab. */
export const walkSteps: readonly WalkStep[] = [
  {
    name: 'press',
    weight: 40,
    async take({ page, random }) {
      const control = await page.evaluate(pickControl, random.next())
      if (!control) return 'nothing'
      await page.mouse.click(control.x, control.y)
      return control.name
    },
  },
  {
    name: 'key',
    weight: 20,
    async take({ page, random }) {
      const key = random.pick(keys)
      await page.keyboard.press(key)
      return key
    },
  },
  {
    name: 'type',
    weight: 8,
    async take({ page, random }) {
      const text = random.pick(words)
      await page.keyboard.type(text)
      return text
    },
  },
  {
    name: 'scroll',
    weight: 8,
    async take({ page, random }) {
      const by = random.integer(-600, 1200)
      await page.mouse.wheel(0, by)
      return String(by)
    },
  },
  {
    name: 'history',
    weight: 3,
    async take({ page, random }) {
      const way = random.pick(['reload', 'goBack', 'goForward'] as const)
      await page[way]({ waitUntil: 'domcontentloaded' })
      return way
    },
  },
  {
    name: 'visit',
    weight: 3,
    async take({ page, random, address }) {
      const path = random.pick(paths)
      await page.goto(address(path), { waitUntil: 'domcontentloaded' })
      return path
    },
  },
  {
    name: 'become',
    weight: 1,
    async take({ page, random, address }) {
      const [path, persona] = [random.pick(paths), random.pick(personaNames)]
      await page.goto(address(path, { persona }), { waitUntil: 'domcontentloaded' })
      return `${persona} at ${path}`
    },
  },
  {
    name: 'break',
    weight: 2,
    async take({ page, random, address, expectReport }) {
      const [path, call, kind] = [random.pick(paths), random.pick(callNames), random.pick(faultKinds)]
      const fault = random.chance(0.3) ? '' : `${call}:${kind}`
      // A request that is on its way may be answered after the fault was taken back.
      if (fault && ['malformed', 'wrong-shape'].includes(kind)) expectReport(reportOf(call), Number.POSITIVE_INFINITY)
      await page.goto(address(path, { fault }), { waitUntil: 'domcontentloaded' })
      return `${fault || 'mended'} at ${path}`
    },
  },
  {
    name: 'network',
    weight: 1,
    async take({ page, context, random, expectReport }) {
      // The next step may be quicker than the browser's answer.
      expectReport(PART_REPORT, 3)
      await context.setOffline(true)
      const control = await page.evaluate(pickControl, random.next())
      if (control) await page.mouse.click(control.x, control.y)
      await context.setOffline(false)
      return `gone for a press of ${control?.name ?? 'nothing'}`
    },
  },
  {
    name: 'tab',
    weight: 2,
    async take(walker) {
      const [other] = walker.tabs.filter((tab) => tab !== walker.page)
      if (other) walker.page = other
      await walker.page.bringToFront()
      return walker.page.url()
    },
  },
  wait,
  {
    name: 'axe',
    weight: 0.5,
    async take({ page, find }) {
      for (const finding of await criticalFindings(page)) find(`axe: ${finding}`)
      return 'critical findings'
    },
  },
]
