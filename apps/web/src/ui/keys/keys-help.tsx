import { Kbd, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import layout from '../layout/layout.module.css'
import classes from './keys.module.css'
import { type KeySet, keySetsOnScreen, keysOnScreen, type ScreenKey } from './screen-keys.ts'

const List = ({ title, keys }: { readonly title: string; readonly keys: readonly ScreenKey[] }) => (
  <section>
    <Title order={3} size="h5">
      {title}
    </Title>
    <dl className={classes.list}>
      {keys.map(({ keys: pressed, does }) => (
        <div key={`${pressed.join(' ')} ${does}`}>
          <dt>
            {pressed.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const useSets = () => {
  const { t } = useTranslation('palette')
  const sets: Readonly<Record<KeySet, readonly ScreenKey[]>> = {
    cards: [
      { keys: ['1–9'], does: t('help.cards.pick') },
      { keys: ['Alt 1–9'], does: t('help.cards.pickWriting') },
      { keys: ['A–Z'], does: t('help.cards.write') },
      { keys: ['Enter', 'Page Down'], does: t('help.cards.next') },
      { keys: ['Page Up'], does: t('help.cards.back') },
      { keys: ['⇧Enter'], does: t('help.cards.line') },
      { keys: ['Esc'], does: t('help.cards.leave') },
    ],
    call: [
      { keys: ['M'], does: t('help.call.mic') },
      { keys: ['V'], does: t('help.call.camera') },
    ],
  }
  return sets
}

/** The keys that work on the current screen: those of its buttons, of its parts, and of every screen. */
export default function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('palette')
  const sets = useSets()
  // Once: later the dialog covers them.
  const [here] = useState(() => ({ keys: keysOnScreen(), sets: keySetsOnScreen() }))
  const everywhere = [
    { keys: ['/', 'Ctrl K'], does: t('help.search') },
    { keys: ['?'], does: t('help.open') },
    { keys: ['Esc'], does: t('help.close') },
  ]
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <div className={layout.stack}>
        {here.keys.length > 0 && <List title={t('help.here')} keys={here.keys} />}
        {here.sets.map((set) => (
          <List key={set} title={t(`help.${set}.title`)} keys={sets[set]} />
        ))}
        <List title={t('help.everywhere')} keys={everywhere} />
      </div>
    </Dialog>
  )
}
