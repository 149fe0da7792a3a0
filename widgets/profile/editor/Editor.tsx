import { adoptAround } from '#kit/styles/adoptStyles.ts'
import fieldCss from '#kit/ui/fields/field.css?inline'
import filePickerCss from '#kit/ui/fields/filePicker.css?inline'
import switchCss from '#kit/ui/fields/switch.css?inline'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { AvatarPicker } from './AvatarPicker.tsx'
import { EditorForm } from './EditorForm.tsx'
import css from './editor.css?inline'

const adopt = adoptAround(fieldCss, filePickerCss, switchCss, css)

/** The reader as others see them (reader-account §2, "Public-profile edit panel"). */
export const Editor = ({ services }: PanelProps) => (
  <div ref={adopt} className="editor">
    <ReaderPanel services={services} rows={4} of="fields">
      {(user) => (
        <>
          <AvatarPicker key={`avatar-${user.id}`} user={user} services={services} />
          <EditorForm key={user.id} user={user} services={services} />
        </>
      )}
    </ReaderPanel>
  </div>
)
