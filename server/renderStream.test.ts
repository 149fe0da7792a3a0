import { describe, expect, it } from 'vitest'
import { readBinaryText, toBinaryText } from './binaryText.ts'
import { marker, oddPages, pageWith, without } from './oddPages.fixture.ts'
import { testBackend, testPoll, testRenderer } from './renderer.fixture.ts'
import type { RenderOptions } from './renderer.types.ts'

const { renderMarkers, renderStream } = testRenderer()

const bytesOf = (text: string) => new TextEncoder().encode(text)

const withPoll = () => testBackend({ 'poll/4711': { body: testPoll } })

/** A page that comes in pieces of so many bytes, as a text of as many characters as it then has bytes. */
async function flow(bytes: Uint8Array, size: number, options: RenderOptions): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  const result = await new Response(source.pipeThrough(renderStream(options))).arrayBuffer()
  return toBinaryText(new Uint8Array(result))
}

const sizes = [1, 2, 7, 64, 100_000]

it.each(Object.keys(oddPages))(
  'renderStream fills a page that is streamed, and changes no other byte of it: %s',
  async (name) => {
    const bytes = bytesOf(oddPages[name] ?? '')
    const { options } = withPoll()
    for (const size of sizes) {
      const result = await flow(bytes, size, options)
      expect(result, `in pieces of ${size}`).toContain('Quin diari llegiu?')
      expect(without(result), `in pieces of ${size}`).toBe(toBinaryText(bytes))
    }
  },
)

it.each([
  ['a poll', marker],
  [
    'a header whose logo comes after another marker',
    `<div data-widget="header" data-name="El Far">${marker}<p>Diari</p><a data-logo href="/">Portada</a></div>`,
  ],
])('renderStream fills a streamed page with the same as a whole one: %s', async (_, html) => {
  const { options: withoutUrl } = withPoll()
  const options = { ...withoutUrl, url: 'https://diari.example/' }
  const template = pageWith(`<h1>Enquestes</h1>${html}${marker}`)
  const whole = await renderMarkers(template, options)
  const entities = /&#(\d+);|\\u([\da-f]{4})/g
  const flown = (await flow(bytesOf(template), 64, options)).replace(entities, (_, decimal, hex) =>
    String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
  expect(flown).toBe(whole)
})

it.each([
  '<div title="a<b" data-widget="poll" data-poll-id="4711">x</div>',
  `<div title='a>b' data-widget='poll' data-poll-id='4711'>x</div>`,
  `a < b ${marker} c < d`,
  `<p>${marker}</p></p></nothing>${marker}`,
  `<table>${marker}<tr><td>x</table>`,
  `&amp ${marker}&am`,
])('renderStream finds a marker’s place in a tag that arrives in pieces: %s', async (html) => {
  const { options } = withPoll()
  for (const size of sizes) {
    const result = await flow(bytesOf(html), size, options)
    expect(result, `in pieces of ${size}`).toMatch(/<div data-widget-state="rendered"[^<]*(?:<b)?[^<]*<template/)
    expect(without(result), `in pieces of ${size}`).toBe(html)
  }
})

describe('a page in another encoding', () => {
  it('stays as it was, and gets texts that any encoding can read', async () => {
    const { options } = withPoll()
    // In Latin-1, with a text that is no UTF-8.
    const bytes = Uint8Array.from(`<meta charset="iso-8859-1"><p>Això és així: ç</p>${marker}`, (character) =>
      character.charCodeAt(0),
    )
    const result = await flow(bytes, 16, options)
    expect(without(result)).toBe(toBinaryText(bytes))
    const added = result.slice(result.indexOf('<template'), result.indexOf('<a href'))
    expect(added).toMatch(/^[\0-\x7f]+$/)
    expect(added).toContain('El mat&#237;')
  })

  it('is left alone where it does not contain ASCII', async () => {
    const { options, asked } = withPoll()
    const bytes = Uint8Array.from([0xff, 0xfe, ...[...marker].flatMap((character) => [character.charCodeAt(0), 0])])
    expect(await flow(bytes, 5, options)).toBe(toBinaryText(bytes))
    expect(asked).toEqual([])
  })

  it('is read by its own encoding, in attributes and blocks', () => {
    expect(readBinaryText(toBinaryText(bytesOf('Això, 5 €, 😀')))).toBe('Això, 5 €, 😀')
    // Latin-1, or an entity of the page’s.
    expect(readBinaryText('Això és, 5 €')).toBe('Això és, 5 €')
  })

  it('has its texts written in ASCII', async () => {
    const { options } = testBackend({})
    const header = '<div data-widget="header" data-name="L’Avenç"></div>'
    const result = await flow(bytesOf(pageWith(header)), 16, { ...options, url: 'https://diari.example/' })
    expect(result).toContain('L&#8217;Aven&#231;')
  })
})

describe('a byte of a streamed page', () => {
  /** A page whose answer comes when it is released, and what has come out of it so far. */
  function openPage() {
    let release = () => {}
    const answered = new Promise<void>((resolve) => {
      release = resolve
    })
    const answer = async () => {
      await answered
      return new Response(JSON.stringify(testPoll))
    }
    const { options } = testBackend({ 'poll/4711': answer, 'poll/12': { body: testPoll } })
    const { writable, readable } = renderStream({ ...options, timeout: 60_000 })
    const writer = writable.getWriter()
    let shown = ''
    const ended = readable.pipeTo(
      new WritableStream({
        write(bytes) {
          shown += toBinaryText(bytes)
        },
      }),
    )
    return {
      write: (text: string) => writer.write(bytesOf(text)),
      close: () => writer.close(),
      shown: () => shown,
      release,
      ended,
    }
  }

  it('does not wait for a marker behind it, nor for the end of its text', async () => {
    const page = openPage()
    await page.write(`<h1>Diari</h1><p>Un text que no s’acaba`)
    await expect.poll(page.shown).toBe(toBinaryText(bytesOf('<h1>Diari</h1><p>Un text que no s’acaba')))
    // A sign that begins no tag, and a tag that changes nothing.
    await page.write(': 3 < 5</nothing>')
    await expect.poll(page.shown).toMatch(/3 < 5<\/nothing>$/)
    await page.write(` aquí</p>${marker}<p>Després</p>`)
    await expect.poll(page.shown).toMatch(/<\/p><div$/)
    page.release()
    await expect.poll(page.shown).toMatch(/Quin diari[\s\S]*<p>Despr/)
    await page.close()
    await page.ended
  })

  it('waits for the markers before it, which keep their order', async () => {
    const page = openPage()
    await page.write(`${marker}${marker.replace('4711', '12')}<p>Fi`)
    expect(page.shown()).toBe('<div')
    page.release()
    await expect.poll(page.shown).toMatch(/<p>Fi$/)
    expect(page.shown().match(/data-poll-id="\d+"/g)).toEqual(['data-poll-id="4711"', 'data-poll-id="12"'])
    expect(page.shown().match(/sheets\/page-/g)).toHaveLength(1)
    await page.close()
    await page.ended
  })
})

it.each([
  ['that never comes', () => new Promise<Response>(() => {})],
  ['that fails', () => Promise.reject(new TypeError('no network'))],
])('a page that is streamed is the CMS’s own where an answer is one %s', async (_, answer) => {
  const { options, reports } = testBackend({ 'poll/4711': answer })
  const template = pageWith(marker)
  expect(await flow(bytesOf(template), 16, { ...options, timeout: 5 })).toBe(template)
  expect(reports).toHaveLength(1)
})

it('renderStream uses the part of the page before a marker', async () => {
  const { options } = withPoll()
  const block = '<script type="application/json" data-quiosc-config>{"lang":"es"}</script>'
  expect(await flow(bytesOf(pageWith(marker, block)), 16, options)).toContain('>Votar<')
  expect(await flow(bytesOf(pageWith(marker) + block), 16, options)).toContain('>Vota<')
  expect(await flow(bytesOf(`\uFEFF<html lang="en">${marker}`), 16, options)).toContain('>Vote<')
})

it('renderStream sends one request for two markers of one content', async () => {
  const { options, asked } = withPoll()
  await flow(bytesOf(pageWith(marker + marker)), 16, options)
  expect(asked).toHaveLength(1)
})

it('renderStream reports wrong options when it is created', () => {
  const { options } = testBackend({})
  expect(() => renderStream({ ...options, timeout: 0 })).toThrow(/timeout/)
})
