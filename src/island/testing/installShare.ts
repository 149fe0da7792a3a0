import { onTestFinished } from 'vitest'

/** Gives the device a way to share of its own until the test ends. */
export function installShare(share: Navigator['share']): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}
