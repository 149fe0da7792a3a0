import type { Page } from 'playwright'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { menuMessages, messages } from '#widgets/profile/profile.messages.ts'
import { t as catalan } from './loadIntl.ts'

/** An address as it is told: the site's own without its host, and of a query only what it is about. */
function told(address: string, here: string): string {
  const { origin, pathname, searchParams, href } = new URL(address, here)
  if (origin !== new URL(here).origin) return href
  return [pathname, ...searchParams.keys()].join('?')
}

/**
 * The parts that can be pressed in the open aside, its captions and the banner, in their order, as screen readers find them: role, name, and where a link leads. Without what every
 * panel has, and without how many notifications there are.
 */
export async function readEntries(page: Page, t = catalan): Promise<string[]> {
  const frame = [uiMessages.close, messages.back].map((message) => `button ${t(message)}`)
  const banner = t(menuMessages.banner, { number: '' }).trim()
  const notifications = `button ${t(messages.notifications)}`
  const found: string[] = []
  for (const line of (await page.getByRole('dialog').ariaSnapshot()).split('\n')) {
    const [, role = '', name = '', level, text = ''] =
      /^ *- (\/?[a-z]+)(?: "(.*?)")?(?: \[level=(\d)\])?(?: \[.*\])?:?(?: (.*))?$/.exec(line) ?? []
    if (role === '/url') found.push(`${found.pop()} ${told(text, page.url())}`)
    else if (role === 'paragraph' && text.startsWith(banner)) found.push(`paragraph ${banner}`)
    else if (level === '3' || !/^(dialog|heading|img|list|listitem|paragraph|text)$/.test(role))
      found.push(`${role} ${name}`)
  }
  return found
    .filter((entry) => !frame.includes(entry))
    .map((entry) => (entry.startsWith(`${notifications} `) ? notifications : entry))
}
