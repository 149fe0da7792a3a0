import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSource, readSources } from '../checks/source.ts'
import { readContract } from '../contract/readContract.ts'
import { viewSetters } from '../contract/viewSetters.ts'
import { dispatchedEvents, unnamedDispatches } from './dispatchedEvents.ts'
import { docComments } from './docComments.ts'

const contract = await readContract()
const membersOf = (name: string) => Object.keys(contract.types[name] ?? {}).map((member) => member.replace('?', ''))
const sources = readSources('{src,widgets}/**/*.{ts,tsx}')

/** The events in the tables of a generated page. */
const eventsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^\| `(quiosc:[\w-]+)` \|/gm)].map(([, name = '']) => name).toSorted()

describe('the documented events', () => {
  it('are those that the library dispatches', () => {
    const own = dispatchedEvents(sources).filter((name) => !membersOf('QuioscRequests').includes(name))
    expect(own).toEqual(membersOf('QuioscEvents').toSorted())
  })

  it('have their names where a widget dispatches them', () => {
    expect(unnamedDispatches(sources.filter(({ path }) => path.startsWith('widgets/')))).toEqual([])
    const text = "emit('quiosc:saved', {}); emit(host, 'quiosc:ready', {}); publish(done ? 'quiosc:a' : 'quiosc:b', {})"
    const unnamed = [
      'emit(name, {})',
      "emit(done ? 'quiosc:saved' : name, {})",
      'page.publish(name, {})',
      'new CustomEvent(name)',
    ]
    const paths = unnamed.map((call, index) => ({ path: `${index}.ts`, text: call }))
    expect(unnamedDispatches([{ path: 'named.ts', text }, ...paths])).toEqual(paths.map(({ path }) => path))
  })

  it('include in the reference all that are listed, and those that a page may dispatch', () => {
    expect(eventsIn('docs/reference/events.md')).toEqual(
      [...membersOf('QuioscEvents'), ...membersOf('QuioscRequests')].toSorted(),
    )
  })

  it.each(Object.keys(contract.widgets))('are on the page of %s those that it dispatches', (name) => {
    const own = dispatchedEvents(sources.filter(({ path }) => path.startsWith(`widgets/${name}/`)))
    expect(eventsIn(`docs/widgets/${name}.md`)).toEqual(
      own.filter((event) => !membersOf('QuioscRequests').includes(event)),
    )
  })

  it('include no request of a page that nothing listens to', () => {
    const elsewhere = sources.filter(
      ({ path }) =>
        !['widgets/events.ts', 'src/page/bus/IslandEvents.ts'].includes(path) && !/\.(?:test|states)\.tsx?$/.test(path),
    )
    const code = elsewhere.map(({ text }) => text.replaceAll(/(?:new CustomEvent|publish)\('[^']*'/g, '')).join('\n')
    expect(membersOf('QuioscRequests').filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })

  it('are found in the code, whatever a condition decides', () => {
    const text =
      "emit(done ? 'quiosc:saved' : 'quiosc:unsaved', {}); page.emit('quiosc:liked'); emit(host, 'quiosc:ready', {}); new CustomEvent('quiosc:own'); page.publish('quiosc:told', {}); new CustomEvent('load'); emit(name)"
    expect(dispatchedEvents([{ path: 'src/x.ts', text }])).toEqual([
      'quiosc:liked',
      'quiosc:own',
      'quiosc:ready',
      'quiosc:saved',
      'quiosc:told',
      'quiosc:unsaved',
    ])
  })
})

it.each([
  ['widgets/events.ts', 'QuioscEvents'],
  ['widgets/events.ts', 'QuioscRequests'],
  ['src/islands/loader/quiosc.types.ts', 'Quiosc'],
  ['src/page/app-bridge/appBridge.types.ts', 'AppActions'],
])('the comments in %s explain each member of %s', (path, name) => {
  const comments = docComments(readSource(path), name)
  expect(membersOf(name).filter((member) => !comments.has(member))).toEqual([])
})

describe('the documented states of a marker', () => {
  /** The rows of docs/heights.md, by the attribute. */
  const rows = new Map(
    [...readFileSync('docs/heights.md', 'utf8').matchAll(/^\| `(data-widget-\w+)` \| (.+?) \| (.+) \|$/gm)].map(
      ([, attribute = '', values = '', meaning = '']) => [attribute, { values, meaning }],
    ),
  )
  const namesIn = (text = '') => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  /** The members of a union of texts. */
  const unionOf = (path: string, name: string) => {
    const [, members = ''] = new RegExp(`type ${name} = (.+)`).exec(readFileSync(path, 'utf8')) ?? []
    return [...members.matchAll(/'(\w+)'/g)].map(([, member]) => member)
  }

  it.each([
    ['data-widget-state', 'src/islands/loader/marker.ts', 'MarkerState'],
    ['data-widget-view', 'src/islands/island/useHostView.ts', 'HostView'],
  ])('are the values that docs/heights.md explains: %s', (attribute, path, name) => {
    expect(namesIn(rows.get(attribute)?.values)).toEqual(unionOf(path, name))
  })

  it('are set by the widgets that the document names', () => {
    const [, setters = ''] = /Set by (.+)/.exec(rows.get('data-widget-view')?.meaning ?? '') ?? []
    expect(namesIn(setters)).toEqual(viewSetters(contract))
  })
})
