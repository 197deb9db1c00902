import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTranslation } from 'react-i18next'
import { HeaderMenu } from '../../../ui/frame/menu/header-menu.tsx'
import classes from './attending.module.css'
import { GroupChoices } from './group-choices.tsx'
import { useGroups } from './use-groups.ts'

/** In the header: the active group, and the others. Nothing for users without a group. */
export default function HeaderGroup() {
  const { t } = useTranslation('attending')
  const groups = useGroups()
  if (groups.choices.length === 0) return null
  return (
    <HeaderMenu
      words
      label={`${t('label')}: ${groups.name}`}
      picture={
        <>
          <span className={classes.now}>
            {t('label')}: <strong>{groups.name}</strong>
          </span>
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </>
      }
    >
      <GroupChoices {...groups} />
    </HeaderMenu>
  )
}
