import { onTestFinished } from 'vitest'

/** Installs a native share function until the test ends. */
export function installShare(share: Navigator['share']): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}
