import { useRef, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { FilePicker } from '#kit/ui/fields/FilePicker.tsx'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { getProfileUpdates } from '#page/session/updateProfile.ts'
import type { ProfileServices } from '../profile.types.ts'
import { cropSquare } from './cropSquare.ts'
import { editorMessages as messages } from './editor.messages.ts'

type Upload = { status: 'idle' } | { status: 'uploading' } | { status: 'unreadable' }

const MEGABYTE = 1024 * 1024

/** The largest file (reader-account §9). */
const MAX_BYTES = MEGABYTE

/**
 * The reader's picture: a chosen one is cut to a square, shown and sent at once. The iOS app has no picker (reader-account §6).
 */
export function AvatarPicker({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t, number } = useIntl()
  const { context } = services
  const canvas = useRef<HTMLCanvasElement>(null)
  const [upload, setUpload] = useState<Upload>({ status: 'idle' })
  const isUploading = upload.status === 'uploading'

  const choose = async (file: File) => {
    const { snackbars } = context
    if (file.size > MAX_BYTES) {
      const size = number(MAX_BYTES / MEGABYTE)
      snackbars.show({ kind: 'error', text: t(messages.tooLarge, { size }) })
      return
    }
    setUpload({ status: 'uploading' })
    const square = canvas.current && (await cropSquare(file, canvas.current))
    if (!square) return setUpload({ status: 'unreadable' })
    const answer = await getProfileUpdates(context).uploadAvatar(square)
    setUpload({ status: 'idle' })
    if (answer.ok) snackbars.show({ kind: 'success', text: t(messages.uploaded) })
    else if (answer.failure.kind !== 'aborted') {
      snackbars.show({ kind: 'error', text: t(failureMessages.generic) })
    }
  }
  return (
    <div className="editor-avatar">
      <div className="editor-picture">
        {/* Drawn, not an image: a page may allow none but its own. */}
        <canvas ref={canvas} hidden={!isUploading} />
        {!isUploading && <Avatar nick={user.nick} url={user.avatarUrl} size={96} />}
      </div>
      {context.app.channel !== 'ios' && (
        <div className="editor-pick">
          <FilePicker
            label={t(messages.choose)}
            help={t(messages.chooseHelp)}
            accept="image/*"
            error={upload.status === 'unreadable' ? t(messages.notPicture) : undefined}
            disabled={isUploading}
            onChoose={(file) => void choose(file)}
          />
          <div role="status">
            {isUploading && (
              <>
                <span>{t(messages.uploading)}</span>
                <progress aria-label={t(messages.uploading)} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
