import { expect, it, onTestFinished } from 'vitest'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { layoutFaults } from './layoutFaults.ts'

async function faultsOf(html: string): Promise<string[]> {
  await resizeWindow(390)
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => host.remove())
  host.attachShadow({ mode: 'open' }).innerHTML = html
  return layoutFaults(document)
}

it.each([
  ['words outside the window', 'outside the window: b “Words”', '<b style="position: fixed; left: 380px">Words</b>'],
  [
    'a control outside the window',
    'outside the window: button “”',
    '<button style="position: fixed; left: -9px"></button>',
  ],
  ['a page that scrolls sideways', 'the page scrolls sideways', '<div style="width: 500px">Words</div>'],
  [
    'words that are cut at the side',
    'cut: b “Words”',
    '<b style="display: block; overflow: hidden; width: 20px">Words</b>',
  ],
  [
    'lines that are cut',
    'cut: b “Words Words”',
    '<b style="display: block; overflow: hidden; height: 1em; width: 60px">Words Words</b>',
  ],
  ['words over what is beside them', 'sticks out: b “Words” of p', '<p style="width: 20px"><b>Words</b></p>'],
  [
    'a small target',
    'small target',
    '<button style="font-size: 9px">A</button><button style="font-size: 9px">B</button>',
  ],
])('layoutFaults finds %s', async (_, found, html) => {
  expect((await faultsOf(html)).join('\n')).toContain(found)
})

it.each([
  [
    'words that are shortened with an ellipsis',
    '<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 40px">Words that go on</p>',
  ],
  ['words that scroll', '<p style="overflow: auto; white-space: nowrap; width: 40px">Words that go on</p>'],
  ['words for screen readers', '<p style="clip-path: inset(50%); position: absolute; width: 1px">Words</p>'],
  [
    'a link in a sentence',
    '<p style="font-size: 9px">Words and <a href="#a">a link</a> among them, and <a href="#b">one more</a>.</p>',
  ],
])('layoutFaults accepts %s', async (_, html) => {
  expect(await faultsOf(html)).toEqual([])
})
