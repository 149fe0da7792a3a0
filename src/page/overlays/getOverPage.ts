import { createStore, type StoreApi } from 'zustand/vanilla'

/** The name of the interruption that is shown, undefined when there is none. */
export interface OverPage {
  name: string | undefined
}

interface OverPageHolder {
  getShared<Shared>(key: string, create: () => Shared): Shared
}

/** The interruption that is over the page, for parts that only need to know: they do not load the queue. */
export const getOverPage = ({ getShared }: OverPageHolder): StoreApi<OverPage> =>
  getShared('over-page', () => createStore<OverPage>(() => ({ name: undefined })))
