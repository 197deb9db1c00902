import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import type { RouteName } from '../../routes/meta.ts'
import layout from '../layout/layout.module.css'
import { PersonAvatar } from '../person/person-avatar.tsx'
import type { Hub } from './hub.ts'
import classes from './sections.module.css'

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

interface Props<N extends RouteName> {
  readonly hub: Hub<N>
  readonly current?: N
}

/** The profile's sections with a summary of each; without a current one it is a screen of its own. */
export const SectionList = <N extends RouteName>({ hub, current }: Props<N>) => {
  const { t } = useTranslation()
  const states = hub.useStates()
  return (
    <div className={classes.side}>
      <Owner isTitle={current === undefined} />
      <nav aria-label={t('sections')}>
        <ul className={`${layout.boxed} ${classes.list}`}>
          {hub.sections.map(({ name, path, Icon }) => (
            <li key={name}>
              <Link to={path} className={classes.row} aria-current={name === current ? 'page' : undefined}>
                <Icon size={24} stroke={1.75} aria-hidden />
                <span className={classes.words}>
                  <strong>{t(`titles.${name}`)}</strong>
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
