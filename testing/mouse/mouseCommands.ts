import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressAt(x: number, y: number): Promise<void>
    typeOver(text: string): Promise<void>
  }
}

/** Presses the mouse at a place of the runner's window, in CSS pixels. */
export const pressAt: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.click(x, y)

/** Types a text in place of what is selected in the focused field, in one piece. */
export const typeOver: BrowserCommand<[text: string]> = ({ page }, text) =>
  text ? page.keyboard.insertText(text) : page.keyboard.press('Delete')
