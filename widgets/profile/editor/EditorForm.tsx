import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { CharactersLeft } from '#kit/ui/fields/CharactersLeft.tsx'
import { FieldHint } from '#kit/ui/fields/FieldHint.tsx'
import type {} from '#kit/ui/fields/field.css'
import { Switch } from '#kit/ui/fields/Switch.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { getProfileUpdates } from '#page/session/updateProfile.ts'
import { differing } from '../form/form.model.ts'
import { createFormDraft } from '../form/formDraft.ts'
import { SaveButton } from '../panels/SaveButton.tsx'
import { messages as headings } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { hashOf } from '../route/route.model.ts'
import { editorMessages as messages } from './editor.messages.ts'
import { type EditorField, fieldsOf, LENGTHS, problemAt, tooLongIn } from './editor.model.ts'
import { EditorDraftSchema } from './editor.schema.ts'
import { createEditor } from './editor.store.ts'

/** Characters left from which a nick counts them. */
const SHORT = 20

const texts = {
  nick: {
    missing: messages.nickMissing,
    tooLong: messages.nickLong,
    taken: messages.nickTaken,
    invalid: messages.nickInvalid,
  },
  description: {
    // Only a nick can be missing, or another reader's.
    missing: messages.descriptionInvalid,
    taken: messages.descriptionInvalid,
    tooLong: messages.descriptionLong,
    invalid: messages.descriptionInvalid,
  },
} satisfies Record<EditorField, unknown>

/** Nick, description and whether others see them. What was typed and not saved survives a failure and a reload. */
export function EditorForm({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t } = useIntl()
  const { context } = services
  const nickInput = useRef<HTMLInputElement>(null)
  const descriptionInput = useRef<HTMLTextAreaElement>(null)
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
  const problems = {
    nick: problemAt(state, 'nick', nick),
    description: problemAt(state, 'description', description),
  }
  const first = problems.nick ?? problems.description

  useEffect(() => {
    if (first) focusSafely((first.field === 'nick' ? nickInput : descriptionInput).current)
  }, [first])

  /** A text that has become too long says so while it is typed. */
  const tooLong = tooLongIn(state.changes)
  const textOf = (field: EditorField) => {
    const problem = problems[field] ?? tooLong.find((one) => one.field === field)
    if (!problem) return undefined
    if (problem.kind === 'said') return problem.text
    return t(texts[problem.field][problem.kind], { length: LENGTHS[problem.field] })
  }

  const nickLeft = LENGTHS.nick - nick.length
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
        help={
          nickLeft <= SHORT ? (
            t(uiMessages.charactersLeft, { count: Math.max(0, nickLeft) })
          ) : (
            // The field's own property says so to screen readers.
            <span aria-hidden="true">{t(messages.required)}</span>
          )
        }
        error={textOf('nick')}
        onChange={(value) => store.edit({ nick: value }, user)}
      />
      <Description
        value={description}
        error={textOf('description')}
        inputRef={descriptionInput}
        onChange={(value) => store.edit({ description: value }, user)}
      />
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

interface DescriptionProps {
  value: string
  error: string | undefined
  inputRef: Ref<HTMLTextAreaElement>
  onChange: (value: string) => void
}

/** Not the parts' text area, which grows: its code belongs to the comments, and would move into every page's. */
function Description({ value, error, inputRef, onChange }: DescriptionProps) {
  const { t } = useIntl()
  const id = useId()
  return (
    <div className="q-field">
      <label htmlFor={id}>{t(messages.description)}</label>
      <div className="q-control q-area" data-error={error === undefined ? undefined : ''}>
        <textarea
          ref={inputRef}
          id={id}
          rows={6}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className="q-hints">
        <FieldHint id={`${id}-hint`} help={t(messages.descriptionHelp)} error={error} />
        <CharactersLeft count={Math.max(0, LENGTHS.description - value.length)} />
      </div>
    </div>
  )
}
