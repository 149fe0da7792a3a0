import { expect, it } from 'vitest'
import { partName } from './partName.ts'

it.each([
  ['opened:widgets/comments/dialogs/OpenedDialog.tsx', 'comments-OpenedDialog'],
  ['opened:widgets/save-to-list/openSavePanel.ts', 'save-to-list-openSavePanel'],
  ['opened:src/overlays/openSnackbar.ts', 'overlays-openSnackbar'],
  ['.cache/entries/comments.ts', undefined],
])('names %s %s', (entry, name) => {
  expect(partName(entry)).toBe(name)
})
