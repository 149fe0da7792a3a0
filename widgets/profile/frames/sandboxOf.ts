import type { FrameRights } from './readFrameRights.ts'

/**
 * The sandbox of a framed page; undefined for one of the page's own host. That one needs its cookies and its scripts, and with both of them it can reach the page around
 * it and take its sandbox off: the attribute would promise what it does not hold, which Chromium warns of.
 */
export const sandboxOf = (src: string, here: string, { sandbox }: FrameRights): string | undefined =>
  new URL(src).origin === new URL(here).origin ? undefined : sandbox.join(' ')
