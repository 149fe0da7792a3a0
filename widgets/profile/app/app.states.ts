import type { WidgetState } from '#islands/island/widgetState.ts'

const edition = { options: {}, path: '/#profile.edition', channel: 'android' } as const
const downloads = { options: {}, path: '/#profile.downloads', channel: 'ios' } as const

export const states: Record<string, WidgetState> = {
  editions: { title: 'Edition', ...edition },
  noEditions: { title: 'Edition, none', ...edition, answers: { editions: { body: { response: { editions: [] } } } } },
  editionsLoading: { title: 'Edition, loading', ...edition, fault: 'editions:timeout' },
  editionsFailed: { title: 'Edition, failed', ...edition, fault: 'editions:500' },
  downloads: {
    title: 'Downloads',
    ...downloads,
    appAnswers: {
      fetchSavedPDFs: {
        action: 'setSavedPDFs',
        payload: {
          pdfs: [
            { id: 1, size: 12_400_000 },
            { id: 2, size: 9_800_000 },
          ],
        },
      },
    },
  },
  downloadsOnTheWeb: { title: 'Downloads, on the web', options: {}, path: '/#profile.downloads' },
  noDownloads: { title: 'Downloads, none', ...downloads },
}
