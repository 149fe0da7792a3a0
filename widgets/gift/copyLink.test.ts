import { afterEach, expect, it, vi } from 'vitest'
import { copyLink } from './copyLink.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const link = Promise.resolve('https://far.example/r')
const none = Promise.resolve(undefined)

function setUp() {
  const [write, writeText] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  // What is used of it.
  return { write, writeText, browser: { clipboard: { write, writeText } } as unknown as Navigator }
}

it('waits for the link where the clipboard takes no promise of it', async () => {
  const { browser, write, writeText } = setUp()
  expect(await copyLink(browser, link)).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://far.example/r')
  expect(write).not.toHaveBeenCalled()
})

it('asks the clipboard within the press where it does', async () => {
  const Item = vi.fn(function (this: object, given: object) {
    Object.assign(this, given)
  })
  vi.stubGlobal('ClipboardItem', Item)
  const { browser, write } = setUp()
  const copied = copyLink(browser, link)
  expect(write).toHaveBeenCalledOnce()
  expect(await copied).toBe(true)
})

it('leaves the clipboard as it is when there is no link, and says that nothing was copied', async () => {
  const { browser, writeText } = setUp()
  expect(await copyLink(browser, none)).toBe(false)
  expect(writeText).not.toHaveBeenCalled()
})

it('says so when the clipboard refuses, or is not there without https', async () => {
  const { browser, writeText } = setUp()
  writeText.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  expect(await copyLink(browser, link)).toBe(false)
  // As browsers have it on a page without https, whatever the types say.
  expect(await copyLink({ clipboard: undefined } as unknown as Navigator, link)).toBe(false)
})
