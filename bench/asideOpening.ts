import type { Browser, Page } from 'playwright'
import { openSlowPage } from './openSlowPage.ts'

/** Milliseconds from when a part of the aside can be shown to when it is on the screen. */
export interface AsideOpening {
  /** The aside itself, from its island's code on, or from the press if that is later. */
  aside: number
  /** The menu in it, from the last of its code on. */
  menu: number
}

/** The island with its texts and what it is made of, and the same of the menu. */
const ISLAND_FILES = 'chunks/(profile(\\.\\w\\w)?|overlays)-\\w+\\.js$'
const MENU_FILES = 'chunks/profile(-Menu|-parts|\\.ca)?-\\w+\\.js$'

interface Probe {
  pressed?: number
  aside?: number
  menu?: number
  /** Settles once both have been painted. */
  shown?: Promise<void>
}

/** Runs in the page: notes the press, and the frames that first show the aside and its menu. */
function probe() {
  const found: Probe = {}
  Object.assign(window, { asideProbe: found })
  document.addEventListener('click', ({ timeStamp }) => Object.assign(found, { pressed: timeStamp }), { capture: true })
  /** After the frame that is being drawn. */
  const onPainted = (note: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = note
    port2.postMessage(undefined)
  }
  let end: () => void
  found.shown = new Promise((resolve) => {
    end = resolve
  })
  const checkFrame = () => {
    const aside = document.querySelector('[data-widget=profile]')?.shadowRoot?.querySelector('dialog')
    const rows = aside?.querySelector('.q-rows')
    if (aside && found.aside === undefined) onPainted(() => (found.aside ??= performance.now()))
    if (!rows) return void requestAnimationFrame(checkFrame)
    onPainted(() => {
      found.menu = performance.now()
      end()
    })
  }
  requestAnimationFrame(checkFrame)
}

/** Runs in the page: when the last file of the profile that matches had arrived, in milliseconds; never earlier than the press. */
function startOf(pattern: string): number {
  const { pressed = Number.NaN } = (window as unknown as { asideProbe: Probe }).asideProbe
  const files = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name))
  if (files.length === 0) throw new Error(`The page has loaded no file ${pattern}.`)
  return Math.max(pressed, ...files.map((file) => (file as PerformanceResourceTiming).responseEnd))
}

const shown = (page: Page) =>
  page.evaluate(() => {
    const { aside = Number.NaN, menu = Number.NaN } = (window as unknown as { asideProbe: Probe }).asideProbe
    return { aside, menu }
  })

/** A signed-in reader presses their name in the newspaper's head, on a first visit to a page. */
export async function openAside(browser: Browser, url: string, engine: string): Promise<AsideOpening> {
  const { page, close } = await openSlowPage(browser, `${url}/tarifes?persona=subscriber&engine=${engine}`)
  try {
    await page.evaluate(probe)
    const link = await page.locator('.head-place[data-widget-state=ready] a[href="#profile"]:visible').boundingBox()
    if (!link) throw new Error('The newspaper’s head has no link to the profile.')
    await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
    // The page says so itself: looking for it from outside would be work of the page, in the time that is measured.
    await page.evaluate(() => (window as unknown as { asideProbe: Probe }).asideProbe.shown)
    const { aside, menu } = await shown(page)
    return {
      aside: aside - (await page.evaluate(startOf, ISLAND_FILES)),
      menu: menu - (await page.evaluate(startOf, MENU_FILES)),
    }
  } finally {
    await close()
  }
}
