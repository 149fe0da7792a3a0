import { getInput, setInput, submit, useForm } from '@formisch/react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dayOf } from '#kit/dates/day.ts'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { dayText } from '#kit/ui/date/dayText.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { getProfileUpdates } from '#page/session/updateProfile.ts'
import { differing } from '../form/form.model.ts'
import { createFormDraft } from '../form/formDraft.ts'
import { SaveButton } from '../panels/SaveButton.tsx'
import { messages as headings } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { DataInputs } from './DataInputs.tsx'
import { dataMessages as messages } from './data.messages.ts'
import { fieldsOf } from './data.model.ts'
import {
  type CheckedData,
  DataDraftSchema,
  type DataFields,
  dataFields,
  dataForm,
  lockedFields,
} from './data.schema.ts'
import { createDataStore } from './data.store.ts'

/** Text that was typed and not saved survives a failure, a reload and a change of the profile in another tab. */
export function DataForm({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const intl = useIntl()
  const { t } = intl
  const { context } = services
  const saved = fieldsOf(user, (day) => dayText(day, intl))
  const locked = lockedFields(user.profileEditionMode)
  const [{ store, today, schema, first }] = useState(() => {
    const { snackbars, now } = context
    const today = dayOf(now())
    const store = createDataStore({
      updates: getProfileUpdates(context),
      draft: createFormDraft(`profile-data:${user.id}`, DataDraftSchema, saved),
      onSaved: () => snackbars.show({ kind: 'success', text: t(messages.saved) }),
      onFailed: () => snackbars.show({ kind: 'error', text: t(failureMessages.generic) }),
    })
    return { store, today, schema: dataForm(locked, today), first: { ...saved, ...store.getState().changes } }
  })
  const state = useStore(store)
  const form = useForm({ schema, initialInput: first })
  useFormProblem(form, state.status === 'open' ? state.problem : undefined)

  // `as`, because a form's input may be partial; here all fields have had one from the beginning.
  const inputOf = () => getInput(form) as DataFields
  const modified = Object.keys(differing(inputOf(), saved)).length > 0

  /** The fields' values when they were last compared with those that they should show. */
  const seen = useRef(first)
  /** Tells the store what has been typed since, and the fields what has changed elsewhere. */
  const compare = () => {
    const typed = differing(inputOf(), seen.current)
    if (Object.keys(typed).length > 0) store.type(typed, saved)
    seen.current = { ...saved, ...store.getState().changes }
    // `as never`, because the path is a plain string; it is one of the form's own fields.
    for (const [field, input] of Object.entries(differing(seen.current, inputOf())))
      setInput(form, { path: [field], input } as never)
  }
  useEffect(compare)
  const save = (data: CheckedData) => {
    // A browser that has filled fields in without an event is noticed on submitting.
    compare()
    return store.save(data)
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
