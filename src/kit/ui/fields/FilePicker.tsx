import { Upload } from 'lucide'
import { type Ref, useId, useState } from 'react'
import type {} from '../button.css'
import { Icon } from '../Icon.tsx'
import { FieldHint } from './FieldHint.tsx'
import type {} from './filePicker.css'

export interface FilePickerProps {
  /** The button's label: "Choose a picture". */
  label: string
  /** Media types or endings, as of `<input accept>`: "image/*". */
  accept?: string
  /** Called with the chosen file. Not called when the chooser is dismissed. */
  onChoose: (file: File) => void
  /** Under the button, until there is an error. */
  help?: string
  /** The problem of the chosen file. Pass undefined rather than leave it out if it may be set later. */
  error?: string | undefined
  /** While a file is being sent. It keeps the focus. */
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A file input that looks like a button and says which file was chosen. */
export function FilePicker({ label, accept, onChoose, help, error, disabled = false, inputRef }: FilePickerProps) {
  const [name, setName] = useState('')
  const id = useId()
  return (
    <div className="q-file">
      <label className="q-button q-secondary" aria-disabled={disabled || undefined}>
        <input
          ref={inputRef}
          className="q-file-input"
          type="file"
          accept={accept}
          aria-describedby={`${id}-name ${id}-hint`}
          aria-disabled={disabled || undefined}
          aria-invalid={error !== undefined}
          onClick={(event) => {
            if (disabled) event.preventDefault()
          }}
          onChange={(event) => {
            const { target } = event
            const file = target.files?.[0]
            if (!file) return
            setName(file.name)
            onChoose(file)
            // The same file, once it was made smaller, is a change again.
            target.value = ''
          }}
        />
        <span className="q-button-label">
          <Icon of={Upload} />
          {label}
        </span>
      </label>
      <span id={`${id}-name`} className="q-file-name">
        {name}
      </span>
      <FieldHint id={`${id}-hint`} help={help} error={error} />
    </div>
  )
}
