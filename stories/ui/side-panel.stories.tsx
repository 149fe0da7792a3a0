import { Bell, Bookmark, MessageSquare } from 'lucide'
import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import buttonCss from '#kit/ui/button.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { SidePanel } from '#kit/ui/panels/SidePanel.tsx'
import sidePanelCss from '#kit/ui/panels/sidePanel.css?inline'
import { MenuRow } from '#kit/ui/rows/MenuRow.tsx'
import { RowGroup } from '#kit/ui/rows/RowGroup.tsx'
import rowsCss from '#kit/ui/rows/rows.css?inline'
import { VirtualList } from '#kit/ui/virtual-list/VirtualList.tsx'
import { partStory } from '../support/partStory.tsx'

export default { title: 'Parts/Side panel' }

const css = [buttonCss, fieldCss, rowsCss, sidePanelCss]
const labels = { closeLabel: 'Tanca', backLabel: 'Torna' }

/** A menu, and a form one step behind it. */
function Account() {
  const [open, setOpen] = useState(true)
  const [isForm, setIsForm] = useState(false)
  const [nick, setNick] = useState('Roser')
  const showForm = () => setIsForm(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>El teu compte</Button>
      {open && (
        <SidePanel
          {...labels}
          title={isForm ? 'Dades personals' : 'El teu compte'}
          onClose={() => setOpen(false)}
          onBack={isForm ? () => setIsForm(false) : undefined}
          footer={isForm && <Button kind="primary">Desa</Button>}
        >
          <div hidden={isForm}>
            <RowGroup title="El que segueixes">
              <MenuRow icon={Bell} label="Notificacions" count="3" countLabel="3 pendents" onPress={showForm} />
              <MenuRow icon={Bookmark} label="Contingut desat" value="128" onPress={showForm} />
              <MenuRow icon={MessageSquare} label="Comentaris" locked="No inclòs" onPress={showForm} />
            </RowGroup>
          </div>
          {isForm && <TextField label="Nom públic" value={nick} onChange={setNick} />}
        </SidePanel>
      )}
    </>
  )
}

const articles = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index + 1) }))

const Saved = () => (
  <SidePanel
    {...labels}
    title="Contingut desat"
    onClose={() => undefined}
    actions={<Button kind="quiet">Edita</Button>}
  >
    <VirtualList
      label="Articles"
      items={articles}
      keyOf={({ id }) => id}
      rowHeight={52}
      renderItem={({ id }) => (
        <a href={`/article-${id}.html`} className="q-row">
          Article {id}
        </a>
      )}
    />
  </SidePanel>
)

export const Menu = partStory(Account, css)

export const LongList = partStory(Saved, css)
LongList.storyName = 'Long list'
