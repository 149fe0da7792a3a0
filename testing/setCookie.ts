import { onTestFinished } from 'vitest'
import { setCookie as set } from '#stage/fillStorage.ts'

/** Writes a cookie as the CMS does, until the test ends. */
export function setCookie(name: string, value: unknown): void {
  set(name, value)
  onTestFinished(() => set(name, '', '; max-age=0'))
}
