import type { PageTools, Point } from '../page/PageTools.ts'

export interface Viewport {
  width: number
  height: number
}

/** One reader's window: what both protocols can do. */
export interface Driver {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  address(): Promise<string>
  ask<Name extends keyof PageTools>(
    name: Name,
    ...args: Parameters<PageTools[Name]>
  ): Promise<ReturnType<PageTools[Name]>>
  clickAt(point: Point): Promise<void>
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'ArrowRight' | 'End'): Promise<void>
  /** Forgets the reader, too. */
  close(): Promise<void>
}

export interface OpenedBrowser {
  /** A reader who has never been here. */
  openReader(viewport: Viewport): Promise<Driver>
  close(): Promise<void>
}
