import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useTranslation } from 'react-i18next'
import { HeaderMenuEntry } from '../../../ui/frame/menu/header-menu.tsx'
import classes from './attending.module.css'
import type { useGroups } from './use-groups.ts'

/** Each group and the own practice: one press makes it the active one. */
export const GroupChoices = ({ choices, choose }: ReturnType<typeof useGroups>) => {
  const { t } = useTranslation('attending')
  return (
    <fieldset className={classes.choices}>
      <legend>{t('label')}</legend>
      {choices.map(({ id, name, active }) => (
        <HeaderMenuEntry
          key={id}
          chosen={active}
          picture={<IconCheck size={20} stroke={1.75} aria-hidden className={classes.check} />}
          onClick={() => choose(id)}
        >
          <span className={classes.name}>{name}</span>
        </HeaderMenuEntry>
      ))}
    </fieldset>
  )
}
