import { describe, expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { anonymous, createDeferred, interests, list, openTab, serverFailure } from '#testing/library.fixture.ts'
import { has } from './library.model.ts'

const all = list('1', ['1001', '1002'], true)
const travel = list('2', ['1001'])
const food = list('3', [])
const three = success({ results: [all, travel, food], hasMoreResults: false })

async function withLists() {
  const tab = openTab({ answer: interests({ contents: ['1001', '1002'] }) })
  tab.api.fetchLists.mockResolvedValue(three)
  await tab.library.loadLists()
  const contentsOf = () => {
    const { lists } = tab.known()
    if (lists.status !== 'known') throw new Error(`The lists are ${lists.status}.`)
    return Object.fromEntries(lists.items.map(({ id, savedContentsIds }) => [id, savedContentsIds]))
  }
  return { ...tab, contentsOf }
}

describe('the lists of the library', () => {
  it('are known once they are loaded', async () => {
    const { api, library, known } = openTab()
    await library.load()
    expect(known().lists).toEqual({ status: 'unknown' })
    const deferred = createDeferred<typeof three>()
    api.fetchLists.mockReturnValue(deferred.promise)
    const lists = library.loadLists()
    await expect.poll(() => known().lists).toEqual({ status: 'loading' })
    deferred.resolve(three)
    expect(await lists).toEqual(success(three.value.results))
    expect(known().lists).toEqual({ status: 'known', items: three.value.results })
  })

  it('are loaded from two list pages at most', async () => {
    const { api, library } = openTab()
    api.fetchLists.mockImplementation(async (listPage) =>
      success({ results: [list(String(listPage))], hasMoreResults: true }),
    )
    expect(await library.loadLists()).toMatchObject({ value: [{ id: '1' }, { id: '2' }] })
    expect(api.fetchLists.mock.calls).toEqual([[1], [2]])
  })

  it('are loaded from further list pages until the wanted one is found, and from as many again', async () => {
    const { api, library } = openTab()
    api.fetchLists.mockImplementation(async (listPage) =>
      success({ results: [list(String(listPage))], hasMoreResults: true }),
    )
    const listPages = () => api.fetchLists.mock.calls.splice(0).map(([listPage]) => listPage)
    await library.loadLists()
    listPages()
    expect(await library.loadLists(({ id }) => id === '4')).toMatchObject({ value: [{}, {}, {}, { id: '4' }] })
    expect(listPages()).toEqual([1, 2, 3, 4])
    // Otherwise it would look deleted to whoever shows it.
    await library.loadLists()
    expect(listPages()).toEqual([1, 2, 3, 4])
  })

  it('are searched for the wanted one also for a caller during the load of the first two list pages', async () => {
    const { api, library } = openTab()
    api.fetchLists.mockImplementation(async (listPage) =>
      success({ results: [list(String(listPage))], hasMoreResults: listPage < 3 }),
    )
    const [, found] = await Promise.all([library.loadLists(), library.loadLists(({ id }) => id === '3')])
    expect(found).toMatchObject({ value: [{}, {}, { id: '3' }] })
  })

  it('are not requested without end when the wanted one does not exist', async () => {
    const { api, library } = openTab()
    // A server that repeats its last list page and always promises more.
    api.fetchLists.mockImplementation(async (listPage) =>
      success({ results: [list(String(Math.min(listPage, 3)))], hasMoreResults: true }),
    )
    expect(await library.loadLists(({ id }) => id === '9')).toMatchObject({ value: [{}, {}, {}] })
    expect(api.fetchLists).toHaveBeenCalledTimes(4)
  })

  it('are requested once by two simultaneous callers, and again by a later one', async () => {
    const { api, library } = openTab()
    await Promise.all([library.loadLists(), library.loadLists()])
    expect(api.fetchLists).toHaveBeenCalledTimes(1)
    await library.loadLists()
    expect(api.fetchLists).toHaveBeenCalledTimes(2)
  })

  it('return the failure when they do not load, and keep the earlier ones', async () => {
    const { api, library, known, contentsOf } = await withLists()
    api.fetchLists.mockResolvedValue(serverFailure)
    expect(await library.loadLists()).toEqual(serverFailure)
    expect(contentsOf()).toHaveProperty('2')
    const fresh = openTab()
    fresh.api.fetchLists.mockResolvedValue(serverFailure)
    await fresh.library.loadLists()
    expect(fresh.known().lists).toEqual({ status: 'failed', failure: serverFailure.failure })
    expect(known().lists.status).toBe('known')
  })
})

describe('a content of the lists', () => {
  it('is saved to “all” without being in a list', async () => {
    const { api, library, contentsOf } = await withLists()
    await library.saveContent('9')
    expect(api.save).toHaveBeenCalledWith('9', { saveLists: [], deleteLists: [] })
    expect(contentsOf()).toEqual({ 1: ['1001', '1002', '9'], 2: ['1001'], 3: [] })
  })

  it('moves between lists by the added and removed ids, also when it is saved already', async () => {
    const { api, library, contentsOf } = await withLists()
    await library.saveContent('1001', { saveLists: ['3'], deleteLists: ['2'] })
    expect(api.save).toHaveBeenCalledWith('1001', { saveLists: ['3'], deleteLists: ['2'] })
    expect(contentsOf()).toEqual({ 1: ['1001', '1002'], 2: [], 3: ['1001'] })
  })

  it('is removed from all lists, and restored to the same ones on undo', async () => {
    const { library, contentsOf } = await withLists()
    const before = contentsOf()
    const unsaved = await library.unsaveContent('1001')
    expect(contentsOf()).toEqual({ 1: ['1002'], 2: [], 3: [] })
    expect(has(library.getState(), 'content', '1001')).toBe(false)
    if (!unsaved.ok) throw new Error('The content was not unsaved.')
    await library.saveContent('1001', unsaved.value)
    expect(contentsOf()).toEqual({ ...before, 1: ['1002', '1001'] })
  })

  it('can be restored even if it was removed before the lists were opened', async () => {
    const { api, library } = openTab()
    api.fetchLists.mockResolvedValue(three)
    expect(await library.unsaveContent('1001')).toEqual(success({ saveLists: ['2'], deleteLists: [] }))
    expect(api.fetchLists).toHaveBeenCalledTimes(1)
  })

  it('is removed even if the lists do not load, without an undo', async () => {
    const { api, library } = openTab()
    api.fetchLists.mockResolvedValue(serverFailure)
    expect(await library.unsaveContent('1001')).toEqual(success(undefined))
  })
})

describe('a new list of the library', () => {
  it('is added to the others', async () => {
    const { library, contentsOf } = await withLists()
    expect(await library.createList('Viatges')).toMatchObject({ value: { id: '77', title: 'Viatges' } })
    expect(contentsOf()).toHaveProperty('77', [])
  })

  it('is found by loading the lists when the answer lacks it', async () => {
    const { api, library } = await withLists()
    api.createList.mockResolvedValue(success(null))
    api.fetchLists.mockResolvedValue(
      success({ results: [all, { ...list('78'), title: 'Viatges' }], hasMoreResults: false }),
    )
    expect(await library.createList(' Viatges ')).toMatchObject({ value: { id: '78' } })
    expect(await library.createList('Cuina')).toMatchObject({ failure: { kind: 'contract' } })
  })

  it('returns the server’s message when it is refused', async () => {
    const { api, library } = await withLists()
    const refusal = failed({
      kind: 'http',
      status: 400,
      errors: [{ message: 'Ja tens una llista amb aquest nom.' }],
    } as const)
    api.createList.mockResolvedValue(refusal)
    expect(await library.createList('Cuina')).toEqual(refusal)
  })
})

describe('an existing list of the library', () => {
  const titlesOf = ({ lists }: ReturnType<Awaited<ReturnType<typeof withLists>>['known']>) =>
    lists.status === 'known' ? lists.items.map(({ title }) => title) : []

  it('is renamed', async () => {
    const { api, library, known } = await withLists()
    expect(await library.renameList('2', ' Viatges ')).toEqual(success(undefined))
    expect(api.renameList).toHaveBeenCalledWith('2', ' Viatges ')
    expect(titlesOf(known())).toEqual(['List 1', 'Viatges', 'List 3'])
  })

  it('is deleted, and its contents stay saved', async () => {
    const { library, known, contentsOf } = await withLists()
    expect(await library.deleteList('2')).toEqual(success(undefined))
    expect(contentsOf()).toEqual({ 1: ['1001', '1002'], 3: [] })
    expect(known().interests.contents).toEqual(['1001', '1002'])
  })

  it('loses one content, which stays saved', async () => {
    const { library, known, contentsOf } = await withLists()
    await library.saveContent('1001', { saveLists: [], deleteLists: ['2'] })
    expect(contentsOf()).toEqual({ 1: ['1001', '1002'], 2: [], 3: [] })
    expect(known().interests.contents).toContain('1001')
  })

  it.each(['renameList', 'deleteList'] as const)('stays as it was when the server refuses (%s)', async (call) => {
    const { api, library, known } = await withLists()
    const before = known().lists
    api[call].mockResolvedValue(serverFailure)
    expect(await library[call]('2', 'Viatges')).toEqual(serverFailure)
    expect(known().lists).toEqual(before)
  })

  it.each(['renameList', 'deleteList'] as const)('is changed even if no list was loaded (%s)', async (call) => {
    const { api, library } = openTab()
    expect(await library[call]('2', 'Viatges')).toEqual(success(undefined))
    expect(api.fetchLists).not.toHaveBeenCalled()
  })

  it('is not changed in the name of a visitor', async () => {
    const { api, library } = openTab({ reader: anonymous })
    expect(await library.deleteList('2')).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(api.deleteList).not.toHaveBeenCalled()
  })
})
