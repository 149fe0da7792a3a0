import { afterEach, expect, it, vi } from 'vitest'
import { copyLink } from './copyLink.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const link = Promise.resolve('https://far.example/r')
const none = Promise.resolve(undefined)

function setUp() {
  const [write, writeText] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  // Only the members that are used.
  return { write, writeText, browser: { clipboard: { write, writeText } } as unknown as Navigator }
}

it('copyLink copies the link when it arrives, where the clipboard does not accept a promise', async () => {
  const { browser, write, writeText } = setUp()
  expect(await copyLink(browser, link)).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://far.example/r')
  expect(write).not.toHaveBeenCalled()
})

it('copyLink writes a promise during the click when the clipboard accepts it', async () => {
  const Item = vi.fn(function (this: object, given: object) {
    Object.assign(this, given)
  })
  vi.stubGlobal('ClipboardItem', Item)
  const { browser, write } = setUp()
  const copied = copyLink(browser, link)
  expect(write).toHaveBeenCalledOnce()
  expect(await copied).toBe(true)
})

it('copyLink leaves the clipboard unchanged and returns false when there is no link', async () => {
  const { browser, writeText } = setUp()
  expect(await copyLink(browser, none)).toBe(false)
  expect(writeText).not.toHaveBeenCalled()
})

it('copyLink returns false when the clipboard rejects, or is missing without https', async () => {
  const { browser, writeText } = setUp()
  writeText.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  expect(await copyLink(browser, link)).toBe(false)
  // Browsers omit it on insecure pages, although the types say otherwise.
  expect(await copyLink({ clipboard: undefined } as unknown as Navigator, link)).toBe(false)
})
