import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const setMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Until the test ends, the reader does not mind motion. In all other tests the browser asks for less of it, which saves a seventh of their time. */
export async function allowMotion(): Promise<void> {
  await setMotion('no-preference')
  onTestFinished(() => setMotion('reduce').then(() => undefined))
}
