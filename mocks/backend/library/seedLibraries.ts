import { articles } from '#newspaper/content/articles.ts'
import type { Reader } from '../readers.ts'
import { createLibraryRecord, type LibraryRecord, type ListRecord } from './LibraryRecord.ts'

/** List names of the persona `subscriber`. */
const someTitles = [
  'Per llegir diumenge',
  'Receptes',
  'El passeig',
  'Per a la tertúlia',
  'Llengua',
  'Idees per a classe',
]

/** The places and matters by which a reader with very many lists names them. */
const places = [
  'El far',
  'El port',
  'La llotja',
  'El moll',
  'La platja',
  'El mercat',
  'La carena',
  'El passeig',
  'La riera',
  'El barri vell',
]
const matters = [
  'urbanisme',
  'història',
  'cuina',
  'gent',
  'festes',
  'obres',
  'natura',
  'comerç',
  'escoles',
  'anècdotes',
]

/** 99, so that they are a hundred with the default list. */
const manyTitles = places.flatMap((place) => matters.map((matter) => `${place}: ${matter}`)).slice(0, 99)

const contentIds = articles.map(({ id }) => id)

function lists(readerId: string, titles: readonly string[], saved: readonly string[]): ListRecord[] {
  return titles.map((title, index) => ({
    id: `${readerId}${String(index + 1).padStart(3, '0')}`,
    title,
    contents: new Set(saved.filter((_, at) => (index + at) % 3 === 0)),
  }))
}

/**
 * The libraries of the personas: some have several items, `premium-s` has a hundred lists, `registered` has saved without ever making a list, and the
 * others have nothing yet. A few of the commenters follow them.
 */
export function seedLibraries(readers: readonly Reader[]): Map<string, LibraryRecord> {
  const [a = '', b = '', c = '', d = ''] = readers.map(({ id }) => id)
  const saved = contentIds.slice(1, 4)
  return new Map([
    ['9001', createLibraryRecord({ contents: contentIds.slice(0, 2), topics: ['301'] })],
    [
      '9006',
      {
        ...createLibraryRecord({
          contents: saved,
          users: [a, b, '9011'],
          authors: ['101', '103'],
          columns: ['401'],
          topics: ['306', '307'],
        }),
        lists: lists('9006', someTitles, saved),
      },
    ],
    [
      '9011',
      {
        ...createLibraryRecord({
          contents: contentIds,
          users: ['9006', c],
          authors: ['102', '104', '105'],
          topics: ['301', '305'],
        }),
        lists: lists('9011', manyTitles, contentIds),
      },
    ],
    [a, createLibraryRecord({ users: ['9006', '9001', b] })],
    [b, createLibraryRecord({ users: ['9006', '9011'] })],
    [c, createLibraryRecord({ users: ['9006'] })],
    [d, createLibraryRecord({ users: ['9006', '9013'] })],
  ])
}
