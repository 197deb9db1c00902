import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../../lib/session/use-session.ts'
import layout from '../../../../ui/layout/layout.module.css'
import { PersonAvatar } from '../../../../ui/person/person-avatar.tsx'
import classes from './sections.module.css'
import { type SectionName, sections } from './sections.ts'
import { useSectionStates } from './use-section-states.ts'

/** The profile's owner: the title of the hub, and a line above the list beside a section. */
const Owner = ({ isTitle }: { isTitle: boolean }) => {
  const user = useUser()
  const name = user?.name ?? ''
  return (
    <div className={classes.owner}>
      <PersonAvatar name={name} src={user?.avatar ?? null} size={isTitle ? 72 : 56} />
      {isTitle ? <h1>{name}</h1> : <strong>{name}</strong>}
    </div>
  )
}

/** The profile's sections with a summary of each; without a current one it is a screen of its own. */
export const SectionList = ({ current }: { current?: SectionName }) => {
  const { t } = useTranslation('customers')
  const { t: shell } = useTranslation()
  const states = useSectionStates()
  return (
    <div className={classes.side}>
      <Owner isTitle={current === undefined} />
      <nav aria-label={t('profile.sections')}>
        <ul className={`${layout.boxed} ${classes.list}`}>
          {sections.map(([name, path, Icon]) => (
            <li key={name}>
              <Link to={path} className={classes.row} aria-current={name === current ? 'page' : undefined}>
                <Icon size={24} stroke={1.75} aria-hidden />
                <span className={classes.words}>
                  <strong>{shell(`titles.${name}`)}</strong>
                  <span>{states[name]}</span>
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden className={classes.on} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
