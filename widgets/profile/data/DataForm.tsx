import { getInput, setInput, submit, useForm } from '@formisch/react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dayOf } from '../../../src/dates/dayOf.ts'
import { DomForm } from '../../../src/forms/DomForm.tsx'
import { useFormProblem } from '../../../src/forms/useFormProblem.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import { getProfileUpdates } from '../../../src/session/updateProfile.ts'
import { SaveButton } from '../panels/SaveButton.tsx'
import { messages as headings } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { DataInputs } from './DataInputs.tsx'
import { createDataDrafts } from './data.drafts.ts'
import { dataMessages as messages } from './data.messages.ts'
import { changesOf, fieldsOf, takeOver } from './data.model.ts'
import type { DataFields } from './data.schema.ts'
import { dataFields, dataForm, lockedFields } from './data.schema.ts'
import { createDataStore } from './data.store.ts'

/** What was typed and not saved survives a failure, a reload and a change of the profile in another tab. */
export function DataForm({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const { context } = services
  const locked = lockedFields(user.profileEditionMode)
  const [{ store, drafts, today, schema }] = useState(() => {
    const { snackbars, now } = context
    const today = dayOf(now())
    return {
      today,
      schema: dataForm(locked, today),
      drafts: createDataDrafts(user.id),
      store: createDataStore({
        updates: getProfileUpdates(context),
        onSaved: () => snackbars.show({ kind: 'success', text: t(messages.saved) }),
        onFailed: () => snackbars.show({ kind: 'error', text: t(failureMessages.generic) }),
      }),
    }
  })
  const state = useStore(store)
  const form = useForm({ schema, initialInput: { ...fieldsOf(user), ...drafts.read() } })
  useFormProblem(form, state.status === 'open' ? state.problem : undefined)

  // `as`, because a form's input may be partial; here all fields have had one from the beginning.
  const typed = getInput(form) as DataFields
  const changes = changesOf(typed, user)
  const modified = Object.keys(changes).length > 0
  useEffect(() => drafts.write(changes))

  /** The values that the reader has not changed themselves. */
  const known = useRef(fieldsOf(user))
  useEffect(() => {
    const newer = fieldsOf(user)
    // As above.
    const outdated = takeOver(getInput(form) as DataFields, known.current, newer)
    known.current = newer
    // `as never`, because the path is a plain string; it is one of the form's own fields.
    for (const [field, input] of Object.entries(outdated)) setInput(form, { path: [field], input } as never)
  }, [form, user])

  const save = async (data: Parameters<typeof store.save>[0]) => {
    // What is on its way counts as known: the answer may write it in another way, such as a number without its spaces.
    known.current = typed
    if (!(await store.save(data))) known.current = fieldsOf(user)
  }
  const isOpen = locked.length < dataFields.length
  const note = !isOpen ? messages.lockedAll : locked.includes('name') ? messages.lockedNames : undefined
  return (
    <>
      {note && <p className="data-note">{t(note)}</p>}
      <DomForm of={form} method="post" className="data-form" aria-label={t(headings.data)} onSubmit={save}>
        <DataInputs form={form} locked={locked} today={today} />
        {/* Enter submits: the visible button stands outside of the form. */}
        <button type="submit" hidden />
      </DomForm>
      {isOpen && (modified || !context.app.inApp) && (
        <SaveButton
          label={t(messages.save)}
          busy={state.status === 'saving' ? t(messages.saving) : undefined}
          inApp={context.app.inApp}
          onPress={() => submit(form)}
        />
      )}
    </>
  )
}
