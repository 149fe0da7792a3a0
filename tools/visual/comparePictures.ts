import { afterEach, beforeEach, inject, type RunnerTestCase } from 'vitest'
import { page } from 'vitest/browser'
import { shiftDate } from '#preview/sandbox/shiftDate.ts'
import { showTheme } from '#stories/support/showTheme.ts'
import { showWhole } from '../sheet/showWhole.ts'
import { type Baselines, type Look, looks, nameOf, type Pictures } from './Baselines.ts'
import { compareSignatures } from './compareSignatures.ts'
import { holdVideos } from './holdVideos.ts'
import { loadPictures } from './loadPictures.ts'
import type { Signature } from './Signature.ts'
import { readSignature, writeSignature } from './signatureText.ts'
import { type Pixels, signPicture } from './signPicture.ts'
import { type WatchedTimers, watchTimers } from './watchTimers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined while new ones are written. */
    baselines: Baselines | undefined
    /** The folder for the pictures of stories that differ, absolute. */
    differing: string
  }
  interface TaskMeta {
    /** The look of the story now. */
    pictures?: Pictures
  }
}

/** CSS pixels: what is further down a long page repeats. */
const MOST_HIGH = 1600

/** When every story begins: dates in it are always the same. */
const NOON = '2026-11-13T12:00:00.000Z'

let restoreDate = () => {}
let timers: WatchedTimers | undefined

beforeEach(() => {
  restoreDate = shiftDate(Date.parse(NOON) - Date.now())
  timers = watchTimers(window)
})

async function show({ width, theme }: Look): Promise<void> {
  showTheme(document.body, theme === 'dark')
  await showWhole(width, MOST_HIGH)
  // Letters that no story before had.
  await document.fonts.ready
}

const element = () => page.elementLocator(document.documentElement)

interface Picture {
  look: Look
  now: Signature
}

/** How often pictures are taken of what does not come to rest. */
const MOST_ROUNDS = 3

async function take(look: Look, round = 1): Promise<Picture> {
  await show(look)
  const now = signPicture(await readPixels(await page.screenshot({ element: element(), save: false })))
  // An answer that comes meanwhile, as of what the reader has changed last, puts back the theme that they have chosen.
  const isAsShown = document.body.classList.contains('dark-mode') === (look.theme === 'dark')
  return isAsShown || round === MOST_ROUNDS ? { look, now } : take(look, round + 1)
}

/** The pictures of all looks, once the first of them has stayed as it was: some of what stories show comes after their state is reached. */
async function takeAll(round = 1): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const look of looks) pictures.push(await take(look))
  const [first] = pictures
  const isSteady = first && !compareSignatures(first.now, (await take(first.look)).now)
  return isSteady || round === MOST_ROUNDS ? pictures : takeAll(round + 1)
}

// A story stays on the page until the next one begins.
afterEach(async ({ task }) => {
  restoreDate()
  timers?.hold()
  try {
    // A story that fails has a run of its own that says why.
    if (task.result?.state !== 'fail') await comparePictures(task)
  } finally {
    timers?.restore()
  }
})

async function comparePictures(task: RunnerTestCase): Promise<void> {
  await holdVideos(document)
  await loadPictures(document)
  const group = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  const baselines = inject('baselines')
  const known = baselines?.[group]?.[task.name] ?? {}
  const pictures: Record<string, string> = {}
  const problems: string[] = []
  for (const { look, now } of await takeAll()) {
    const name = nameOf(look)
    pictures[name] = await writeSignature(now)
    if (!baselines) continue
    const before = known[name] && (await readSignature(known[name]))
    const isAsBefore = before && !compareSignatures(before, now)
    // Taken once more, because a dialog whose window has another size now may not have been painted in the first picture.
    const problem = before ? !isAsBefore && compareSignatures(before, (await take(look)).now) : 'it has no baseline'
    if (!problem) continue
    problems.push(`${name}: ${problem}`)
    await show(look)
    const file = `${group}/${task.name} ${name}`.replace(/[^\p{L}\p{N}/]+/gu, '-')
    await page.screenshot({ element: element(), path: `${inject('differing')}/${file}.png` })
  }
  task.meta.pictures = pictures
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The pixels of a PNG, in a browser. */
async function readPixels(base64: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}
