import { type FormEvent, useId, useRef, useState } from 'react'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { reasonOf } from './createRemoval.ts'
import { savedMessages } from './saved.messages.ts'

export interface NameListDialogProps {
  title: string
  /** The name so far. */
  name: string
  saveLabel: string
  /** The status after the press. */
  busy: string
  /** On success the caller closes the dialog. */
  save(name: string): Promise<Result<unknown, ApiFailure>>
  onClose: () => void
}

type Saving = { status: 'editing' } | { status: 'saving' } | { status: 'refused'; problem: string }

/** The form for the name of a list, new or not. A refusal is shown on the field, and what was typed stays (reader-account §5, "Saved list name"). */
export function NameListDialog({ title, name: before, saveLabel, busy, save, onClose }: NameListDialogProps) {
  const intl = useIntl()
  const { t } = intl
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(before)
  const [state, setState] = useState<Saving>({ status: 'editing' })

  const refuse = (problem: string) => {
    setState({ status: 'refused', problem })
    focusSafely(field.current)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.status === 'saving') return
    const wanted = name.trim()
    if (wanted === '') return refuse(t(savedMessages.nameMissing))
    setState({ status: 'saving' })
    const result = await save(wanted)
    if (!result.ok) refuse(reasonOf(intl, result.failure))
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" type="submit" form={formId} busy={state.status === 'saving' ? busy : undefined}>
            {saveLabel}
          </Button>
          <Button onClick={onClose}>{t(uiMessages.cancel)}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t(savedMessages.name)}
          value={name}
          onChange={(typed) => {
            setName(typed)
            setState({ status: 'editing' })
          }}
          error={state.status === 'refused' ? state.problem : undefined}
          readOnly={state.status === 'saving'}
          required
          autoComplete="off"
          inputRef={field}
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}
