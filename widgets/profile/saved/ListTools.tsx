import { ListX, Pencil } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { FavouriteList } from '#page/library/interests/interests.schema.ts'
import type { Library } from '#page/library/library.types.ts'
import { ConfirmDialog } from '#page/overlays/confirm/ConfirmDialog.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { reasonOf } from './createRemoval.ts'
import { NameListDialog } from './NameListDialog.tsx'
import { savedMessages } from './saved.messages.ts'

export interface ListToolsProps {
  list: FavouriteList
  library: Library
  services: ProfileServices
}

type Tool = { status: 'closed' } | { status: 'renaming' } | { status: 'asking' } | { status: 'deleting' }

/** Renames a list and deletes it, in overlays: success closes them and the panel (reader-account §4, "Interests"). */
export function ListTools({ list, library, services }: ListToolsProps) {
  const intl = useIntl()
  const { t } = intl
  const { snackbars } = services.context
  const [tool, setTool] = useState<Tool>({ status: 'closed' })
  // False once the reader has closed the overlay or gone on, while the server still answers.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = tool.status !== 'closed'
    return () => {
      isOpen.current = false
    }
  }, [tool])
  const close = () => setTool({ status: 'closed' })
  const leave = (text: string) => {
    if (isOpen.current) {
      close()
      services.route.back()
    }
    snackbars.show({ kind: 'success', text })
  }
  const showFailure = (failure: ApiFailure) => {
    if (failure.kind !== 'aborted') snackbars.show({ kind: 'error', text: reasonOf(intl, failure) })
  }

  const rename = async (name: string) => {
    const renamed = await library.renameList(list.id, name)
    if (renamed.ok) leave(t(savedMessages.renamed))
    // There is no field any more to show it on.
    else if (!isOpen.current) showFailure(renamed.failure)
    return renamed
  }
  const remove = async () => {
    setTool({ status: 'deleting' })
    const deleted = await library.deleteList(list.id)
    if (deleted.ok) return leave(t(savedMessages.deleted))
    if (isOpen.current) setTool({ status: 'asking' })
    showFailure(deleted.failure)
  }
  return (
    <div className="list-tools">
      <Button kind="quiet" icon={<Icon of={Pencil} size={16} />} onClick={() => setTool({ status: 'renaming' })}>
        {t(savedMessages.rename)}
      </Button>
      <Button kind="quiet" icon={<Icon of={ListX} size={16} />} onClick={() => setTool({ status: 'asking' })}>
        {t(savedMessages.delete)}
      </Button>
      {tool.status === 'renaming' && (
        <NameListDialog
          title={t(savedMessages.renameTitle)}
          name={list.title}
          saveLabel={t(savedMessages.save)}
          busy={t(savedMessages.renaming)}
          save={rename}
          onClose={close}
        />
      )}
      {(tool.status === 'asking' || tool.status === 'deleting') && (
        <ConfirmDialog
          title={t(savedMessages.deleteTitle, { title: list.title })}
          text={t(savedMessages.deleteText)}
          confirmLabel={t(savedMessages.delete)}
          cancelLabel={t(uiMessages.cancel)}
          danger
          busy={tool.status === 'deleting' ? t(savedMessages.deleting) : undefined}
          onConfirm={() => void remove()}
          onCancel={close}
        />
      )}
    </div>
  )
}
