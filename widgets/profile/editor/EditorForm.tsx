import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { focusSafely } from '../../../src/dom/focusSafely.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import { getProfileUpdates } from '../../../src/session/updateProfile.ts'
import { Switch } from '../../../src/ui/fields/Switch.tsx'
import { TextField } from '../../../src/ui/fields/TextField.tsx'
import { Link } from '../../../src/ui/Link.tsx'
import { differing } from '../form/form.model.ts'
import { createFormDraft } from '../form/formDraft.ts'
import { SaveButton } from '../panels/SaveButton.tsx'
import { messages as headings } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { hashOf } from '../route/route.model.ts'
import { editorMessages as messages } from './editor.messages.ts'
import { fieldsOf, nickProblemOf } from './editor.model.ts'
import { EditorDraftSchema } from './editor.schema.ts'
import { createEditor } from './editor.store.ts'

/** Nick, description and whether others see them. What was typed and not saved survives a failure and a reload. */
export function EditorForm({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const { context } = services
  const nickInput = useRef<HTMLInputElement>(null)
  const [store] = useState(() => {
    const { snackbars } = context
    return createEditor({
      updates: getProfileUpdates(context),
      draft: createFormDraft(`public-profile:${user.id}`, EditorDraftSchema, fieldsOf(user)),
      onSaved: () => snackbars.show({ kind: 'success', text: t(messages.saved) }),
      onFailed: () => snackbars.show({ kind: 'error', text: t(failureMessages.generic) }),
    })
  })
  const state = useStore(store)
  const saved = fieldsOf(user)
  const { nick, description, visible } = { ...saved, ...state.changes }
  const problem = nickProblemOf(state, nick)

  useEffect(() => {
    if (problem) focusSafely(nickInput.current)
  }, [problem])

  const save = () => void store.save(user)
  return (
    <form
      className="editor-form"
      noValidate
      aria-label={t(headings.publicProfile)}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Switch
        label={t(messages.visible)}
        description={t(messages.visibleText)}
        checked={visible}
        onChange={(checked) => store.edit({ visible: checked }, user)}
      />
      <TextField
        label={t(messages.nick)}
        value={nick}
        required
        autoComplete="nickname"
        inputRef={nickInput}
        error={problem && t(problem.kind === 'taken' ? messages.nickTaken : messages.nickMissing)}
        onChange={(value) => store.edit({ nick: value }, user)}
      />
      <Description value={description} onChange={(value) => store.edit({ description: value }, user)} />
      <p>
        <Link href={hashOf({ panel: 'reader', id: user.id })}>{t(messages.show)}</Link>
      </p>
      {/* Enter submits: the visible button stands outside of the form. */}
      <button type="submit" hidden />
      {(Object.keys(differing(state.changes, saved)).length > 0 || !context.app.inApp) && (
        <SaveButton
          label={t(messages.save)}
          busy={state.status === 'saving' ? t(messages.saving) : undefined}
          inApp={context.app.inApp}
          onPress={save}
        />
      )}
    </form>
  )
}

/** Not the parts' text area, which counts its characters and grows: its code belongs to the comments, and would move into every page's. */
function Description({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useIntl()
  const id = useId()
  return (
    <div className="q-field">
      <label htmlFor={id}>{t(messages.description)}</label>
      <div className="q-control q-area">
        <textarea
          id={id}
          rows={6}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}-hint`} className="q-hint">
        {t(messages.descriptionHelp)}
      </p>
    </div>
  )
}
