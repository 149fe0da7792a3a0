import { ArrowLeft } from 'lucide'
import { type FormEvent, useId } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { refusesField } from '#page/api/serverMessage.ts'
import { dialogMessages } from '../save-to-list.messages.ts'
import type { NameProblem, SaveDialogState } from '../save-to-list.model.ts'
import type { SaveDialogStore } from '../save-to-list.store.ts'
import { failureWords } from '../saving/failureWords.ts'

export interface NewListDialogProps {
  state: Extract<SaveDialogState, { status: 'newList' | 'creating' }>
  store: SaveDialogStore
}

/** The form that creates a list. */
export function NewListDialog({ state, store }: NewListDialogProps) {
  const { t } = useIntl()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.create()
  }
  // The server's message takes precedence (content-features §8, "Create list failure").
  const textOf = (problem: NameProblem) =>
    problem.kind === 'missing'
      ? t(dialogMessages.nameMissing)
      : failureWords(
          problem.failure,
          t(refusesField(problem.failure) ? dialogMessages.nameInvalid : dialogMessages.notCreated),
          t,
        )
  const problem = state.status === 'newList' ? state.problem : undefined
  return (
    <Dialog
      title={t(dialogMessages.newTitle)}
      onClose={store.close}
      lead={<IconButton label={t(dialogMessages.back)} icon={<Icon of={ArrowLeft} />} onClick={store.back} />}
      actions={
        <Button
          kind="primary"
          type="submit"
          form={formId}
          busy={state.status === 'creating' ? t(dialogMessages.creating) : undefined}
        >
          {t(dialogMessages.createList)}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={t(dialogMessages.name)}
          value={state.draft.name}
          onChange={store.name}
          error={problem && textOf(problem)}
          readOnly={state.status === 'creating'}
          required
          autoComplete="off"
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}
