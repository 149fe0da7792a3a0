import { expect, vi } from 'vitest'
import { TEST_MS } from '#testing/limits.ts'
import type { Scenario } from '../support/newspaper.ts'
import type { Driver } from './drivers/Driver.ts'
import type { Target } from './page/PageTools.ts'

/** Longer than a driver's answer, which may be lost and asked for once more. */
const limits = { timeout: TEST_MS, interval: 200 }

/** An element, by the role and the name that a screen reader says. */
export type Name = string | RegExp

/** The actions of a reader in a journey, in any browser. Each waits until it can be done. */
export interface Verbs {
  open(path: string, scenario?: Scenario): Promise<void>
  reload(): Promise<void>
  press(role: string, name: Name, within?: Target): Promise<void>
  /** Types into a field, which is empty. */
  type(name: Name, text: string, role?: string): Promise<void>
  key: Driver['press']
  /** Waits until there is such an element. */
  find(role: string, name: Name): Promise<void>
  /** Waits until there is none any more. */
  miss(role: string, name: Name): Promise<void>
  see(text: string): Promise<void>
  arriveAt(path: string): Promise<void>
  hasValue(name: Name, value: string): Promise<void>
}

export const target = (role: string, name: Name, within?: Target): Target => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
  ...(within ? { within } : {}),
})

export function openVerbs(driver: Driver, siteUrl: string): Verbs {
  /** A page that is being left answers with an error, which is asked again. */
  const until = (what: string, check: () => Promise<boolean>) =>
    vi.waitFor(async () => expect(await check(), what).toBe(true), limits)

  async function press(asked: Target): Promise<void> {
    let before = ''
    const point = await vi.waitFor(async () => {
      // Its code may load when it is near the window.
      const found = await driver.ask('reach', asked)
      if (!found) throw new Error(`cannot press ${JSON.stringify(asked)}`)
      // Pictures above it may still come: a press on what moves is none.
      const now = JSON.stringify(found)
      const isStill = now === before
      before = now
      if (!isStill) throw new Error(`${JSON.stringify(asked)} moves`)
      return found
    }, limits)
    await driver.clickAt(point)
  }

  return {
    async open(path, { persona = 'anonymous', ...others } = {}) {
      const url = new URL(path, siteUrl)
      for (const [name, value] of Object.entries({ persona, ...others })) url.searchParams.set(name, value)
      await driver.goto(url.href)
      await until('all markers are known', async () => {
        const markers = await driver.ask('markers', [])
        return markers.length > 0 && markers.every(({ state }) => state !== '')
      })
      // Widgets that are far away mount when they come near.
      while (await driver.ask('showNextMarker')) await driver.ask('isLoaded')
    },
    reload: () => driver.reload(),
    press: (role, name, within) => press(target(role, name, within)),
    async type(name, text, role = 'textbox') {
      const field = target(role, name)
      await press(field)
      await until(`the focus is on ${name}`, () => driver.ask('hasFocus', field))
      await driver.type(text)
    },
    key: driver.press,
    find: (role, name) => until(`${role} ${name}`, async () => (await driver.ask('count', target(role, name))) > 0),
    miss: (role, name) =>
      until(`no ${role} ${name}`, async () => (await driver.ask('count', target(role, name))) === 0),
    // As the page is read: with one kind of space.
    see: (text) => until(`“${text}”`, () => driver.ask('shows', text.replace(/\s+/g, ' '))),
    arriveAt: (path) => until(`at ${path}`, async () => new URL(await driver.address()).pathname === path),
    hasValue: (name, value) =>
      until(`${name} is ${value}`, async () => (await driver.ask('valueOf', target('textbox', name))) === value),
  }
}
